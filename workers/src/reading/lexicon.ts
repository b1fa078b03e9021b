import { stemOf } from './stemOf.ts'

/**
 * What people say for the same thing, whether they know the field's word or not. A row stands for each of its words wherever an author
 * writes one of them in a plain sign. Rows are short: two words belong together only where one can stand for the other in an answer.
 */
const rows = `
answer response reply result
request query call
ask request query
fetch get load retrieve pull
send fire issue dispatch submit
arrive come return land reach back
early previous former prior before first old
old stale outdated expired obsolete
late after afterwards behind subsequently
last final latest newest recent
slow slower sluggish late delayed
show display render draw paint present
replace overwrite clobber override substitute
cancel abort kill stop drop discard
ignore discard drop skip forget throw_away disregard throw_out bin toss
compare check match equal same verify look test
check verify test look see ask make_sure
remember keep store save note record track hold write_down memorise memorize hang_on
number counter count id identifier tag ticket
same equal identical alike
different differ other another distinct
order sequence
wait pause hold delay block
time moment instant
simultaneous same_time at_once concurrently parallel together meanwhile
user person people customer client somebody someone visitor caller
two both pair couple
copy duplicate replica clone
lock hold reserve claim block
write update change modify edit set save put
read look fetch see
change modify alter edit touch mutate
database db table store storage
row record entry line
transaction atomic one_step one_go all_or_nothing together
fail crash die break error go_down fall_over
retry again repeat resend try_again once_more
delete remove erase drop clear clean evict
add insert append put push include
queue line waiting_list backlog buffer
list array
table map dictionary dict hash hashmap hashtable lookup object
set collection
count tally sum total number amount
loop iterate walk go_through run_through pass scan traverse step
every each all any
whole entire all complete full
big large huge long
small tiny little short
more extra additional further
fewer less
grow increase rise expand climb
shrink decrease reduce fall
fast quick quickly speedy
cheap inexpensive
expensive costly dear slow
memory ram cache heap
cache memory nearby copy
near close adjacent next neighbour neighbouring neighbor beside
far distant apart away spread
jump skip hop leap
begin start
end finish stop done over
left begin start front
right end back
front head first
sort order arrange rank
biggest largest maximum max most highest
smallest least minimum min fewest lowest
half halve split
middle median centre center
guess assume expect
rare seldom uncommon unusual few
common usual often frequent normal most
miss absent lack without
wrong incorrect false mistaken bad
right correct true proper
measure metric monitor watch track observe
alarm alert page notify warn
test check try
machine server node host computer box
server backend service
network connection line internet wire
phone device mobile app
part piece component bit slice
split divide partition break cut
join merge combine unite connect put_together
share common
class object type
method function operation
state status condition phase
rule policy strategy
message event notification job task
job task work
worker process thread
thread process worker
price cost
money amount
rest remainder remain left
balance even equal
fair equal even
wall border edge boundary limit
edge border boundary
limit cap bound maximum
empty nothing blank none
zero nothing none
negative minus below_zero
undo roll_back take_back revert reverse
reverse backwards other_way
visit reach see explore
spread flood expand grow
parent root leader boss representative
group cluster component set island
reach connect path
path way route
remove take_out take_away pull_out drop
positive sick ill
healthy well negative
sick ill positive diseased
predict say guess classify label call
mostly nearly almost majority
cost price
sure certain guarantee promise
guarantee promise ensure
reserve hold book lock
book reserve buy order
seat place ticket
later eventually afterwards
once one_time single
single one only
unique distinct
index key
column field
log history journal
replay again
confirm acknowledge ack
forbid prevent refuse reject disallow stop
refuse reject deny
fix repair solve mend cure
cause reason because due
depend rely
know learn find_out tell
think believe
use take employ apply
need require must
place spot position slot location
position place index
keep retain
carry bring
open start
close shut end
choose pick select
find search look_for discover
build make create construct
create make build generate new
pass give hand
hit found
outside external
hide encapsulate private
need_to_know responsible responsibility job
swap exchange switch
plain simple
`

const classes: ReadonlyMap<string, ReadonlySet<string>> = readClasses(rows)

function readClasses(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const row of text.trim().split('\n')) {
    const [head = '', ...others] = row.split(' ').map(phraseOf)
    const own = found.get(head) ?? new Set([head])
    for (const other of others) own.add(other)
    found.set(head, own)
  }
  return found
}

/** `throw_away` is a phrase of two words, each without its ending. */
function phraseOf(entry: string): string {
  return entry.split('_').map(stemOf).join(' ')
}

/** The words and phrases, without their endings, that can stand for one that an author wrote. */
export const equivalentsOf = (phrase: string): ReadonlySet<string> => classes.get(phrase) ?? new Set([phrase])
