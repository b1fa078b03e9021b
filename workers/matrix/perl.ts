import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const perl: MatrixPrograms = {
  actor: `use strict;
sub levels { my ($count) = @_; return $count == 0 ? 0 : 1 + levels($count - 1) }

chomp(my $request = <STDIN>);
if ($request eq "say") { print "${said}\\n" }
if ($request eq "echo") { print while <STDIN> }
if ($request eq "sum") { my $total = 0; $total += $_ while <STDIN>; print "$total\\n" }
if ($request eq "recurse") { print levels(int(<STDIN>)), "\\n" }
if ($request eq "throw") {
  print "1\\n";
  die "on purpose";
}
if ($request eq "loop") {
  $| = 1;
  print "begun\\n";
  1 while 1;
}
if ($request eq "bomb") { my @kept; push @kept, "x" x 1000000 while 1 }
if ($request eq "flood") { print "x" x 1000, "\\n" while 1 }
`,
  depth: deep,
  thrown: /^on purpose at \/box\/main\.pl line 11, <STDIN> line 1\.$/m,
  broken: {
    source: 'my $first = 1;\nmy $second = 2;\nmy $third = ;\n',
    says: /^syntax error at \/box\/main\.pl line 3, near "= ;"/m,
  },
  idioms: [
    {
      name: 'strict and warnings, hashes, sort, regular expressions, references',
      source: `#!/usr/bin/perl
use strict;
use warnings;
use List::Util qw(sum max first reduce);
use Data::Dumper;
use POSIX qw(floor);

package Counter;
sub new { my ($class, %args) = @_; return bless { count => 0, %args }, $class }
sub add { my $self = shift; $self->{count} += shift; return $self }
package main;

my $n = <STDIN>;
chomp $n;
my @numbers = split ' ', <STDIN>;
my %counts;
while (my $line = <STDIN>) {
    chomp $line;
    $counts{$_}++ for $line =~ /(\\w+)/g;
}
my ($most) = sort { $counts{$b} <=> $counts{$a} || $a cmp $b } keys %counts;
printf "%d %d %s %s %.2f\\n", $n, max(@numbers), join(",", sort { $b <=> $a } @numbers), $most, 1 / 3;
my $counter = Counter->new(name => "c");
$counter->add($_) for grep { $_ % 2 == 0 } @numbers;
my $nested = { list => [1, [2, 3]], code => sub { return "called @_" } };
print "$counter->{count} $nested->{list}[1][1] ", $nested->{code}->(5), " ", floor(7 / 2), " ", scalar(@numbers), "\\n";
eval { die { code => 42 } };
print "caught $@->{code}\\n" if ref $@;
local $Data::Dumper::Terse = 1; local $Data::Dumper::Indent = 0;
print Dumper([1, "a"]), "\\n";
(my $text = "hello world") =~ s/(\\w+)/\\u$1/g;
print "$text\\n", <<"END";
sum @{[ sum @numbers ]}
END
`,
      stdin: '3\n4 9 2\nb a b\n',
      expected: "3 9 9,4,2 b 0.33\n6 3 called 5 3 3\ncaught 42\n[1,'a']\nHello World\nsum 15\n",
    },
    {
      name: 'utf8 and say',
      source: `use v5.36;
use utf8;
use open qw(:std :utf8);
my @lines = <>;
chomp @lines;
say scalar reverse $lines[0];
say length("größer"), uc $lines[1];
`,
      stdin: 'ab日\ngrün\n',
      expected: '日ba\n6GRÜN\n',
    },
  ],
}
