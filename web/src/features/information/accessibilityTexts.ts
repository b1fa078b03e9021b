import type { Information } from './InformationPage.tsx'

/** `/accessibility`: how Greenroom works for people with disabilities, and where it falls short. */
export const accessibility: Information = {
  title: 'Accessibility',
  lead: 'Interviews should test your engineering, not your eyes or your hands. Here’s what works, and what doesn’t yet.',
  sections: [
    {
      id: 'works',
      title: 'What works',
      body: `- **Keyboard only**: you can use every page and the whole interview room without a mouse. Press \`?\` for the shortcuts.
- **With a screen reader**: replies, results and the clock are announced, and forms say what’s wrong.
- **Your display**: light or dark, larger type in the editor, and pages that fit a phone.
- **Less movement**: there’s no animation if your device is set to reduce motion.
- **More time**: 25%, 50% or 100% more, in [settings](/app/settings). It never shows on a scorecard or affects a score.
- **Speaking or typing**: the microphone is optional, and replies can be read aloud.`,
    },
    {
      id: 'checked',
      title: 'How we check it',
      body: `We aim for WCAG 2.2, level AA. An automated test (axe) checks every page before each release and finds no violations. Other tests check that the main pages work with the keyboard alone. No outside firm has audited us yet.`,
    },
    {
      id: 'gaps',
      title: 'What doesn’t work yet',
      body: `- **The whiteboard** needs a pointer. You can describe your design in the notes beside it instead. They count just as much as a drawing.
- **Captions** in calls only appear if your browser can recognise speech on your device.
- **Pictures in articles** have a short description, but no long one.`,
    },
    {
      id: 'tell',
      title: 'Tell us',
      body: `If something stops you from using Greenroom, [write to us](/contact). Tell us what you use, such as a screen reader or a switch, and which page you were on. Someone on our team will read your message and reply.`,
    },
  ],
}
