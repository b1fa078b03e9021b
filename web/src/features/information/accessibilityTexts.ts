import type { Information } from './InformationPage.tsx'

/** `/accessibility`: how the product works for people with disabilities, and where it falls short. */
export const accessibility: Information = {
  title: 'Accessibility',
  lead: 'Interviews should test your engineering, not your eyes or your hands. This is what works, and what doesn’t yet.',
  sections: [
    {
      id: 'works',
      title: 'What works',
      body: `- **By keyboard alone**: every page and the whole interview room. Press \`?\` for the list of keys.
- **With a screen reader**: replies, results and the clock are announced, and forms name their mistakes.
- **Your way of seeing**: light or dark, larger type in the editor, and pages that fit a phone.
- **Less movement**: nothing moves if your system asks for that.
- **More time**: 25, 50 or 100 % more, in [settings](/app/settings). It marks the run as assisted and changes no score.
- **Speaking or typing**: the microphone is optional, and replies can be read aloud.`,
    },
    {
      id: 'checked',
      title: 'How we check it',
      body: `We aim for WCAG 2.2, level AA. An automatic check (axe) visits every page before each release, and finds no violation. Tests walk the main
paths by keyboard alone. We haven't had an audit by an outside firm.`,
    },
    {
      id: 'gaps',
      title: 'What doesn’t work yet',
      body: `- **The whiteboard** needs a pointer. Notes beside it hold the same design in words, and they count as much.
- **Captions** of calls appear only where your browser recognises speech on your device.
- **Pictures in articles** have a description, but no long one.`,
    },
    {
      id: 'tell',
      title: 'Tell us',
      body: `If something keeps you out, [write to us](/contact). Say what you use, such as a screen reader or a switch, and where you were. A person
reads it and answers.`,
    },
  ],
}
