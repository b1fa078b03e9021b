import { stemOf } from './stemOf.ts'

/**
 * Synonyms, both technical and everyday words. If an author writes one word in a row as part of a plain sign, all the
 * words in that row match. Rows are short, because all words in a row must be interchangeable in an answer.
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
fail break crash die flunk collapse go_down fall_over go_wrong give_up break_down not_work trip bust error
crash collapse fall_over go_down break_down die fail knock_over give_up
restart reboot recycle bounce start_anew start_again start_over power_cycle switch_off_and_on kill switch_off shut_down take_down shoot
kill shoot terminate end stop murder switch_off shut_down put_down throw_out knock_out
overload overwhelm swamp drown flood crush choke trample bury overrun too_much knock_over run_over hammer storm
flood swamp drown storm hammer pour pile
overwrite replace wipe_out write_over paint_over on_top clobber trample crush erase swallow
lost lose vanish disappear gone swallow drop wipe erase
lose lost vanish disappear gone swallow drop forget throw_away
vanish disappear lose gone fade
forget lose drop unlearn wipe
wait pause hold block sleep queue stand_in_line stuck hang idle sit freeze rest await
hang stick freeze block stuck frozen stand_still wait dead
block wait hang stuck freeze stop hold lock
hold keep own have grip take grab possess sit_on lock
grab take hold acquire get seize reach pick
release free let_go give_back unlock drop give_up hand_back return
refuse reject turn_away decline say_no deny bounce send_away throw_out not_accept forbid
deny refuse reject decline
repeat retry redo again try_again do_over resend repetition
compare check match equal same verify look test hold_against versus against
believe think trust assume expect suppose guess take_for
trust rely believe count_on depend
promise guarantee ensure assure swear
look check see read watch glance peek inspect view examine
see find notice observe look spot read
notice see spot detect catch recognise recognize realise realize
show display render draw paint present appear print put_up
free empty available vacant unoccupied open unused
taken occupied booked reserved used busy sold
sell sold book buy
pay payment card charge money bank
test check try prove verify rehearse experiment
simulate pretend fake imitate mimic mock rehearse artificial
fake pretend mock stub dummy artificial simulate
slow sluggish late delayed sleepy lag lagging behind drag lazy
fast quick speedy rapid swift soon immediately
late delayed behind last slow tardy afterwards
order sequence line row turn rank series
mix swap jumble shuffle scramble confuse out_of_order
swap exchange switch trade flip turn_round change_place
flip swap reverse turn turn_round invert toggle
reverse flip turn_round backwards mirror other_way upside_down invert
fall descend drop go_down decrease sink decline
rise climb ascend grow increase go_up
useless worthless pointless no_use good_for_nothing no_help
useful helpful worth
rare seldom uncommon unusual few scarce
always every_time constantly permanently forever ever all_the_time
never not_ever at_no_time
explain account reason because due cause
prove show argue demonstrate convince
measure time clock profile count trace
far distant apart away remote other_side overseas long_way
near close nearby next_door local on_the_spot neighbour
trip round round_trip ride journey travel there_and_back back_and_forth
distance far way latency ping
wide broad big thick fat
bandwidth width pipe line throughput fat
small tiny little short mini minor low few
big large huge long great enormous giant massive
object box thing instance wrapper thing
box object wrapper parcel package container crate
identity same_object same_thing same_box reference address pointer identical
value number content amount
copy duplicate replica clone second
remember keep save note store cache know memorise
know remember learn aware understand
independent own separate regardless irrespective
exactly precisely just
together at_once both combined jointly whole
number id key count figure
smaller lower less fewer smallest lowest
bigger larger higher greater more
one single only
agree consent confirm
order rank sort arrange sequence
ask query request call question
finish end complete done over ready stop
start begin go launch kick_off
empty blank nothing free hollow
full complete crowded packed no_room
room space capacity place
place put spot position room
throw drop toss fling kick discard
kick throw remove drop push evict
keep hold retain save store remember
touch change use access
use touch access take need employ
need require must want depend
notice realise spot see detect
happen occur come_about take_place arise
solve fix repair cure remedy mend help prevent
prevent avoid stop exclude forbid impossible rule_out
impossible cannot never excluded ruled_out
possible can may might
rule principle order convention agreement law
agreement convention rule
opposite other reverse contrary cross crosswise against mutual
circle cycle loop ring round
cycle circle loop ring
dump trace stack jstack snapshot print list
attach connect debugger
guess predict forecast estimate claim say
catch find hit detect recall spot recognise get
miss overlook lack lose not_see
alarm alert warning call announce flag cry
rare seldom few uncommon minority imbalanced unbalanced skewed
share part percent proportion ratio fraction rate
average mean
half fifty 50 halve
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

/** Reads `throw_away` as a phrase of two words, each without its ending. */
function phraseOf(entry: string): string {
  return entry.split('_').map(stemOf).join(' ')
}

/** Returns the words and phrases, without endings, that can replace an author's word. */
export const equivalentsOf = (phrase: string): ReadonlySet<string> => classes.get(phrase) ?? new Set([phrase])
