import { IconAdjustmentsHorizontal, IconBolt, IconBulb } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './RoomPicture.module.css'
import { landingTexts } from './texts.ts'

const texts = landingTexts.room
/** Icons of the room's tools, in the room's order. */
const icons = [IconBulb, IconBolt, IconAdjustmentsHorizontal]

/** The example code, split by kind of syntax, for colouring. */
const lines: [kind: string, text: string][][] = [
  [
    ['key', 'def '],
    ['fn', 'longest_quiet'],
    ['', '(hours: list[int]) -> int:'],
  ],
  [['str', '    """Longest stretch between two restarts, in hours."""']],
  [
    ['', '    longest = '],
    ['num', '0'],
  ],
  [
    ['key', '    for '],
    ['', 'earlier, later '],
    ['key', 'in '],
    ['fn', 'zip'],
    ['', '(hours, hours['],
    ['num', '1'],
    ['', ':]):'],
  ],
  [
    ['', '        longest = '],
    ['fn', 'max'],
    ['', '(longest, later - earlier)'],
  ],
  [
    ['key', '    return '],
    ['', 'longest'],
  ],
]

/** An HTML mock-up of the room. Nothing in it is interactive. */
export function RoomPicture() {
  return (
    <div
      className={clsx(ui.grid, ui.body, ui.lineAround, ui.clipped, classes.room)}
      role="img"
      aria-label={landingTexts.picture}
    >
      <div className={clsx(ui.row, ui.lineBelow, classes.bar)}>
        <span className={clsx(ui.line20, ui.medium, ui.notOnPhones, classes.which)}>
          {texts.which}
          <small>{texts.round}</small>
        </span>
        <span className={classes.progress}>
          <span className={clsx(ui.flex, ui.between, ui.text12, ui.line17, ui.quiet, classes.step)}>
            <span>
              <b>{texts.step}</b> <span className={classes.roomy}>{texts.steps}</span>
            </span>
            <span className={classes.roomy}>{texts.next}</span>
          </span>
          <span className={clsx(ui.flex, ui.gap3, classes.line)}>
            {[1, 1, 2, 5, 2, 2, 1].map((share, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
              <span key={index} style={{ flexGrow: share }} data-past={index < 3} data-here={index === 3} />
            ))}
          </span>
        </span>
        <span className={clsx(ui.row, ui.gap20, ui.text13, ui.quiet)}>
          <span className={classes.connected}>{texts.connected}</span>
          <span className={classes.roomy}>{texts.saved}</span>
          <span className={clsx(ui.ink, ui.medium, ui.figures, classes.clock)}>{texts.clock}</span>
        </span>
      </div>
      <div className={clsx(ui.lineRight, classes.left)}>
        <p className={clsx(ui.strong, classes.problem)}>{texts.problem}</p>
        <p>{texts.statement}</p>
        <p className={clsx(ui.grid, ui.text14, classes.example)}>
          <span>In</span> <code>{texts.input}</code>
          <span>Out</span> <code>{texts.output}</code>
        </p>
        <div className={clsx(ui.grid, ui.lineAbove, classes.chat)}>
          <p className={clsx(ui.text13, ui.line18, classes.who)}>{texts.interviewer}</p>
          <p>{texts.question}</p>
          <p className={clsx(ui.bubble, classes.own)}>{texts.answer}</p>
          <p className={clsx(ui.text13, ui.line18, classes.who)}>{texts.interviewer}</p>
          <p>
            {texts.followUp} <span className={clsx(ui.inline, ui.accentGround, classes.caret)} />
          </p>
          <p className={classes.compose}>{texts.compose}</p>
        </div>
      </div>
      <div className={ui.codeGround}>
        <p className={clsx(ui.flex, ui.between, ui.gap16, ui.text14, ui.quiet, ui.lineBelow, classes.note)}>
          <b>{texts.language}</b>
          <span>{texts.note}</span>
        </p>
        <div className={clsx(ui.clipped, classes.code)}>
          {lines.map((pieces, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
            <div key={index} className={classes.row} data-current={index === 4}>
              <span className={clsx(ui.inline, ui.right, classes.number)}>{index + 1}</span>
              {pieces.map(([kind, text]) => (
                <span key={text} data-kind={kind}>
                  {text}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={clsx(ui.grid, ui.tiny, ui.quiet, ui.wideOnly, classes.rail)}>
        {texts.tools.map((tool, index) => {
          const Icon = icons[index] ?? IconBulb
          return (
            <span key={tool}>
              <Icon size={18} stroke={1.6} />
              {tool}
            </span>
          )
        })}
      </div>
      <div className={clsx(ui.row, ui.quiet, ui.lineAbove, classes.foot)}>
        <span className={classes.roomy}>{texts.microphone}</span>
        <span className={classes.roomy}>{texts.thinking}</span>
        <span className={classes.skip}>{texts.skip}</span>
        <span className={clsx(ui.ink, ui.medium, ui.lineAround, ui.round, ui.surface, classes.done)}>{texts.done}</span>
      </div>
    </div>
  )
}
