import { plural } from '@greenroom/shared/english'
import type { DesignPhase } from '@greenroom/shared/rules'
import type { BoardTool } from './tools.ts'

/** UI text for a design round in the room. */
export const boardTexts = {
  design: 'Design',
  parts: 'Parts of the design',
  board: 'Board',
  canvas: 'Canvas',
  list: 'List of shapes',
  views: 'Board view',
  loading: 'Loading the whiteboard',
  failed: 'The whiteboard didn’t load. Your drawing is safe, and you can still use the list of shapes.',
  retry: 'Reload the whiteboard',
  canvasLabel: 'Whiteboard. Draw with a pointer, or use the list of shapes with the keyboard.',
  notSaved: (reason: string) => `${reason} Your drawing is safe in this browser.`,
  unsupported: 'You can’t add pictures, frames or embedded pages here, so we removed them.',

  pointedAt: 'Asked about',
  tools: 'Drawing tools',
  toolNames: {
    selection: 'Select',
    hand: 'Move the canvas',
    rectangle: 'Box',
    ellipse: 'Ellipse',
    diamond: 'Diamond',
    arrow: 'Arrow',
    line: 'Line',
    freedraw: 'Pencil',
    text: 'Text',
    eraser: 'Eraser',
  } satisfies Record<BoardTool, string>,
  undo: 'Undo',
  redo: 'Redo',
  fit: 'Show everything',

  phases: {
    requirements: 'Requirements',
    estimates: 'Estimates',
    interface: 'Interface',
    data: 'Data',
    architecture: 'Architecture',
    depth: 'Deep dives',
  } satisfies Record<DesignPhase, string>,
  band: (passed: number, of: number) => `${passed} of ${of} min`,
  bandsLabel: (phase: string, passed: number, of: number) => `${phase}, ${passed} of ${of} min`,
  next: (phase: string) => `then ${phase}`,
  part: (number: number, of: number) => `part ${number} of ${of}`,
  partShort: (number: number, of: number) => `${number} of ${of}`,
  lines: (count: number) => plural(count, { one: ' line', other: ' lines' }),

  sections: { Requirements: 'Requirements', Estimates: 'Estimates', API: 'API' },
  theirNotes: (name: string) => `${name}’s notes will appear here once they’re saved.`,
  sectionHints: {
    Requirements: 'What the system does and who it’s for. How well it has to work, and what’s out of scope.',
    Estimates: 'Users, requests per second, storage and bandwidth. What do the numbers mean for your design?',
    API: 'The calls, their parameters and responses, and the data behind them.',
  },

  add: 'Add',
  addTitle: 'Add a shape',
  kind: 'Kind',
  kinds: { rectangle: 'Box', ellipse: 'Ellipse', diamond: 'Diamond', text: 'Text' },
  words: 'Label',
  connectTitle: 'Connect two shapes',
  from: 'From',
  to: 'To',
  connectionWords: 'Arrow label, optional',
  connect: 'Connect',
  needTwo: 'Add two shapes first, then connect them.',
  shapesTitle: 'Shapes',
  connectionsTitle: 'Connections',
  nothingYet: 'There’s nothing on the board yet. Start with a box, such as the client.',
  noConnections: 'Nothing is connected yet.',
  nameOf: (name: string) => `Label for ${name}`,
  labelOf: (connection: string) => `Label for ${connection}`,
  remove: (name: string) => `Remove ${name}`,
  move: (name: string) => `Move ${name}`,
  moveHow: 'Use the arrow keys to move the shape. Hold Shift to move it further.',
  place: (x: number, y: number) => `${x}, ${y}`,
  connection: (from: string, to: string) => `${from} to ${to}`,
  nothing: 'nothing',
  strokes: (count: number) =>
    count === 1
      ? 'One hand-drawn stroke appears only on the canvas, not in this list.'
      : `${count} hand-drawn strokes appear only on the canvas, not in this list.`,
  wasAdded: (name: string) => `${name} was added.`,
  wasRemoved: (name: string, ties: number) =>
    ties === 0
      ? `${name} was removed.`
      : ties === 1
        ? `${name} and its connection were removed.`
        : `${name} and its ${ties} connections were removed.`,
  wasConnected: (from: string, to: string) => `${from} now points to ${to}.`,
  wasMoved: (name: string, x: number, y: number) => `${name} is at ${x}, ${y}.`,
} as const
