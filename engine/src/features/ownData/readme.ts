/** Writes an archive's README. */
export const readmeOf = (of: { email: string; at: string }): string => `Your Greenroom data
===================

Everything Greenroom holds about the account ${of.email}, as of ${of.at} UTC.

Files that end in .json can be read by people and by programs. Times are ISO 8601 in UTC, or milliseconds since 1970 in fields named "at".

account.json      Your names, email, plan, second factor, passkeys.
sign-ins.json     The browsers that are signed in, with the address of each, and when it signed in.
settings.json     Extra time, whether and since when you’ve allowed a language model, your interview goal, and other choices.
tokens.json       Your AI-usage tokens: each grant, reservation, settlement and refund.
experience.json   Your experience points and power-up charges, entry by entry.
challenges.json   Each challenge you worked on, in which session, and what you gave up.
feedback.json     What you told us about the product while signed in.
changes.json      Changes to your account by us or by a payment, with the reason.
payments.json     What you paid, and any refunds.
payment-events.json  What the payment provider reported about that.
checkouts.json    The plans you started to buy.
messages.json     Problems your browser reported to us, with your email in them.
notices.json      Your notifications, and which ones you’ve read.
blocked.json      The people you blocked, by the names they had then.
partners.json     Your post on the partner board, and proposals from and to you.
jobs.json         The jobs you follow, and how far you’ve got with each.
challenge-lists.json  The challenge lists you made, and what’s on them.
learning-path.json
                  Your learning path: each item, its reason, and what was cut.
learning.json     What you’ve learned and practised, latest last.
papers.json       Your mock papers and your answers.
lessons.json      The lessons you opened: progress, answers, notes and bookmarks.
skills.json       Our estimates of your skills, what you’ve finished, and your active days.
reviews.json      Your review cards: when each comes back, and how often you remembered it.
review-reminders.json  The time zone for reminders of reviews.
diagnostics.json  The diagnostics you took: your answers, what you explained, and each result.
item-reports.json  What you reported about items of diagnostics and review cards.
workshops.json    The workshops you registered for, waited for or left.
cv.json           Your CV, the suggestions you decided on, and your requests to have it reviewed.
own-questions.json  The questions you wrote, in each version.
form-answers.json  What you sent with forms on our pages, while signed in or with your email address.
content-editing.json  What you wrote, commented on and published as an editor of articles, courses, workshops and jobs.
pages.json        Our pages that you saved or published, if you edit them.
mails.json        Emails waiting to be sent to you. We don’t keep sent ones.
invitation-mails.json  When you stopped emailed invitations to an address of yours, if you did.

interviews/       One folder for each session you were in, with everything you’re allowed to see:
  session.json      Settings, people, times, the questions as asked, and their test results.
  conversation.txt  What was said, as plain text.
  events.json       Everything that happened, in order. The replay is made from it.
  code/             What you handed in, and the last code in the editor.
  board-….json      The whiteboard of a question (Excalidraw elements).
  scorecard.json    The scorecard, if there is one and it is open to you.
  feedback.json     The feedback for the interviewer.
  notes.json        Notes you kept for yourself.
  links.json        Links to the scorecard and invites, and their state. We don’t store the links themselves.
  appointment.json  The booked time, or the times you offered.
  reports.json      What you reported about the session.

Not in here
-----------
- Passwords, codes and the keys of sign-ins, passkeys and links: we only store hashes or public keys, or encrypt them.
- Solutions, hidden test cases and interviewers’ material that you can’t see in Greenroom.
- Other people’s private data: their notes, their email addresses, a scorecard that isn’t open yet.
- What is stored only in your browser: theme, editor choices, code that hasn’t been sent yet.
- Audio and video: never recorded.
`
