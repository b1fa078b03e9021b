import { lines, type NodeParts } from './nodeParts.ts'

/** Nodes are hashes, so the stub says what is in them and there is no class. */
export const perlNodes: NodeParts = {
  classes: {
    ListNode: ['# A list node is { val => 1, next => $node }, and undef where the list ends.'],
    TreeNode: ['# A tree node is { val => 1, left => $node, right => $node }, and undef where there is none.'],
  },
  read: {
    ListNode: lines(`
my $list_node = sub {
    my $head;
    $head = { val => $_ + 0, next => $head } for reverse splice @words, 0, shift @words;
    return $head;
};
`),
    TreeNode: lines(`
my $tree_node = sub {
    my @nodes = map { $_ eq 'null' ? undef : { val => $_ + 0, left => undef, right => undef } } splice @words, 0, shift @words;
    my $below = 1;
    for my $node (grep { defined } @nodes) {
        $node->{left} = $nodes[$below++];
        $node->{right} = $nodes[$below++];
    }
    return $nodes[0];
};
`),
  },
  write: {
    ListNode: lines(`
my $shown = sub {
    my @values;
    for (my $node = shift; defined $node; $node = $node->{next}) { push @values, $node->{val} }
    return join ' ', @values;
};
`),
    TreeNode: lines(`
my $shown = sub {
    my @nodes = @_;
    for (my $at = 0; $at < @nodes; $at++) {
        push @nodes, @{$nodes[$at]}{qw(left right)} if defined $nodes[$at];
    }
    pop @nodes while @nodes && !defined $nodes[-1];
    return join ' ', map { defined $_ ? $_->{val} : 'null' } @nodes;
};
`),
  },
}
