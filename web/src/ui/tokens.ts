/** Semantic tokens: [light, dark]. Every pair of text and background in use meets AA (4.5:1; controls 3:1). */
export const tokens = {
  /* surfaces, from back to front */
  page: ['#F8F7F4', '#191816'],
  surface: ['#FFFFFF', '#201F1C'],
  sunken: ['#F0EEE9', '#131210'],
  raised: ['#FFFFFF', '#272521'], // menus, modals, tooltips only
  bubble: ['#EDEAE4', '#2B2925'], // the candidate's own chat
  hover: ['#F3F1EC', '#262420'],
  /* lines */
  line: ['#E5E2DB', '#353229'], // separation, decorative
  'line-strong': ['#D4D0C7', '#474339'], // secondary buttons, chips
  'line-control': ['#8F897D', '#7A7468'], // inputs, checkboxes: 3:1
  /* ink */
  ink: ['#21201C', '#ECE9E2'],
  'ink-2': ['#57534A', '#B8B2A6'],
  'ink-3': ['#6E695F', '#969084'], // meta; never below 12 px
  /* accent: deep green, only for the primary action, the current place and your own progress */
  accent: ['#1A5C40', '#7CC4A0'], // text, icons, lines
  'accent-fill': ['#1A5C40', '#2B7656'], // primary button
  'accent-fill-hover': ['#134932', '#24684B'],
  'accent-soft': ['#E5EEE8', '#1D2F26'],
  'accent-line': ['#BFD8CA', '#33553F'],
  'on-accent': ['#FFFFFF', '#FFFFFF'],
  /* meaning; always shown with an icon and a word too */
  warn: ['#855300', '#E0B15C'],
  'warn-soft': ['#FBF2DF', '#33290F'],
  'warn-line': ['#E8CF98', '#5B4A1D'],
  bad: ['#A2341F', '#EE9480'],
  'bad-soft': ['#FAECE7', '#3A1F18'],
  'bad-line': ['#EBC2B5', '#6A3528'],
  info: ['#2C5A85', '#8FB8DD'],
  'info-soft': ['#E8EFF5', '#1B2A38'],
  'info-line': ['#BCD0E2', '#33506B'],
  plum: ['#75457A', '#CFA0D4'],
  'plum-soft': ['#F3EAF4', '#30212F'],
  /* code (Monaco theme uses the same names) */
  'code-bg': ['#FFFFFF', '#1C1B18'],
  'code-line': ['#F6F4EF', '#24221F'], // current line
  'code-gutter': ['#757066', '#8F897D'],
  'code-ink': ['#2B2925', '#DEDAD1'],
  'code-key': ['#1A5C40', '#7CC4A0'],
  'code-str': ['#855300', '#DDB46A'],
  'code-num': ['#2C5A85', '#8FB8DD'],
  'code-com': ['#6E695F', '#8F897D'],
  'code-fn': ['#75457A', '#CFA0D4'],
  select: ['#DCE9E1', '#26402F'],
  /* charts, in order of use; also distinguishable by shape or dash, not just hue */
  c1: ['#1A5C40', '#7CC4A0'],
  c2: ['#C08A22', '#E0B15C'],
  c3: ['#3B6D99', '#8FB8DD'],
  c4: ['#B8543C', '#EE9480'],
  c5: ['#75457A', '#CFA0D4'],
  c6: ['#8F897D', '#969084'],
  /* activity calendar, none → most */
  h0: ['#EDEAE4', '#26241F'],
  h1: ['#CFE1D6', '#22392C'],
  h2: ['#98C4AC', '#2F5A43'],
  h3: ['#45936C', '#45936C'],
  h4: ['#1A5C40', '#8CD3B0'],
} as const satisfies Record<string, readonly [string, string]>
