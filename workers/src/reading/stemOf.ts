const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `sent:send came:come went:go gone:go goes:go took:take taken:taken kept:keep held:hold wrote:write written:write found:find left:leave
  began:begin begun:begin ran:run lost:lose saw:see seen:see threw:throw thrown:throw gave:give given:give got:get gotten:get said:say
  told:tell thought:think knew:know known:know made:make bought:buy sold:sell grew:grow grown:grow fell:fall fallen:fall broke:break
  broken:break chose:choose chosen:choose done:do did:do does:do was:be were:be is:be are:be been:be am:be had:have has:have built:build
  spent:spend stood:stand meant:mean met:meet paid:pay led:lead shown:show slept:sleep dealt:deal stuck:stick caught:catch brought:bring
  taught:teach understood:understand forgot:forget forgotten:forget hidden:hide hid:hide people:person men:man bits:bit its:it spoke:speak
  spoken:speak woke:wake overwrote:overwrite overwritten:overwrite overtook:overtake overtaken:overtake lay:lie lain:lie sat:sit rose:rise
  risen:rise cut:cut dying:die died:die dies:die lies:lie lied:lie tied:tie ties:tie tying:tie halves:half halved:half halving:half
  indices:index indexes:index vertices:vertex matrices:matrix this:this his:his us:us less:less bus:bus gas:gas plus:plus thus:thus
  always:always class:class pass:pass miss:miss loss:loss process:process across:across access:access address:address yes:yes status:status
  series:series news:news twice:twice once:once none:none one:one something:something nothing:nothing anything:anything
  everything:everything thing:thing string:string during:during spring:spring bring:bring king:king ring:ring sing:sing red:red need:need
  feed:feed speed:speed bed:bed exceed:exceed indeed:indeed instead:instead seed:seed bigger:big biggest:big larger:large largest:large
  note:note notes:note noted:note noting:note smaller:small smallest:small earlier:early earliest:early later:late latest:late older:old oldest:old newer:new newest:new slower:slow
  slowest:slow faster:fast fastest:fast higher:high highest:high lower:low lowest:low longer:long longest:long shorter:short shortest:short
  used:use using:use owed:owe owing:owe sees:see tie:tie ageing:age aged:age icing:ice
  cheaper:cheap cheapest:cheap nearer:near nearest:near closer:close closest:close fewer:few fewest:few rarer:rare rarest:rare`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)

/**
 * Words whose inflected forms mean something else. The largest needn't be large, the left is also a side, and something
 * taken isn't free. "Has to" has nothing to do with having.
 */
const standsAlone = new Set(['large', 'small', 'early', 'late', 'close', 'rare', 'leave', 'have'])

const known = new Map<string, string>()

/**
 * Strips a word's ending and lowercases it. "cancelled", "cancels" and "cancel" become the same, and so do "sent" and
 * "sending".
 */
export function stemOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const base = irregular[word]
  const found = base === undefined ? regular(word) : base === word || standsAlone.has(base) ? base : stemOf(base)
  if (known.size < maxKept) known.set(word, found)
  return found
}

/**
 * How many stems are kept in memory. Messages can contain any number of different words, but the authors' words are
 * limited.
 */
const maxKept = 50_000

function regular(word: string): string {
  if (word.length <= 3) return word
  const bare = word.replace(/'s$|'$/, '')
  const cut = bare
    .replace(/(?<=..)ies$|(?<=..)ied$/, 'y')
    .replace(/(?<=...)(?:ings?|edly|ed|es|s|ly|e)$/, '')
    .replace(/(?<=..)([bdfgklmnprt])\1$/, '$1')
  return cut.length < 2 ? bare : cut
}
