import { fixedPeriodsMs, locationCookies, trialMinutes } from '@greenroom/shared/rules'
import type { CountryCode } from '@greenroom/shared/vocabulary'
import type { Site } from '@greenroom/shared/wire'
import type { Information } from './InformationPage.tsx'
import { daysInWords, periodInWords } from './periods.ts'

const fixed = {
  trial: periodInWords(fixedPeriodsMs.trial),
  invite: periodInWords(fixedPeriodsMs.invite),
  share: periodInWords(fixedPeriodsMs.share),
  knownBrowser: periodInWords(fixedPeriodsMs.knownBrowser),
  network: periodInWords(fixedPeriodsMs.network),
  verifyEmailLink: periodInWords(fixedPeriodsMs.verifyEmailLink),
  changeEmailLink: periodInWords(fixedPeriodsMs.changeEmailLink),
  restoreEmailLink: periodInWords(fixedPeriodsMs.restoreEmailLink),
  resetPasswordLink: periodInWords(fixedPeriodsMs.resetPasswordLink),
  accountDeletion: periodInWords(fixedPeriodsMs.accountDeletion),
  checkout: periodInWords(fixedPeriodsMs.checkout),
  cv: periodInWords(fixedPeriodsMs.cv),
  unclaimedPayment: periodInWords(fixedPeriodsMs.unclaimedPayment),
  unsentEdits: periodInWords(fixedPeriodsMs.unsentEdits),
}

const head = {
  title: 'Privacy',
  lead: 'What Greenroom stores about you, why, for how long, and what it never does.',
  changed: 'Last changed on 27 November 2026.',
}

/** The page while this installation's settings are loading, or if they can't be loaded. */
export const privacyWithoutSite: Information = { ...head, sections: [] }
export const privacyUnreachable = 'We couldn’t look up how long we keep your data here. Reload the page to try again.'

/** Builds the page with this installation's retention periods. */
export function privacy({ retentionDays, languageModel, asksForCountry }: Site): Information {
  const signIns = daysInWords(retentionDays.signIns)
  const guests = daysInWords(retentionDays.guests)
  const endedInvites = daysInWords(retentionDays.endedInvites)
  const endedShares = daysInWords(retentionDays.endedShares)
  const messages = daysInWords(retentionDays.messages)
  const feedback = daysInWords(retentionDays.feedback)
  const notices = daysInWords(retentionDays.notices)
  const mails = daysInWords(retentionDays.mails)
  const formAnswers = daysInWords(retentionDays.formAnswers)
  return {
    ...head,
    sections: [
      {
        id: 'never',
        title: 'What we never do',
        body: `- We don’t record audio or video, whether you interview with the AI or with another person.
- We don’t use anything you say or write to train a model.
- We never send your email address, your surname or any of your user ids to a language model.
- We don’t sell your data. There’s no advertising and no third-party tracking: pages don’t load anything from other sites.
- Our logs don’t show who requested a page, or from where.`,
      },
      {
        id: 'account',
        title: 'Your account',
        body: `We keep these for as long as the account exists:

- Your name, your email address, your plan, and your settings, such as extra time.
- Your password in a scrambled form that can’t be reversed.
- Your user id at another service, if you sign in with one.
- The secret key for your two-step sign-in, and your recovery codes, encrypted. The names and public keys of your passkeys.
- The people you blocked, under the names they had at the time. We don’t tell them.
- If you edit our pages, what you saved and published, under your name. If you delete your account, we keep the content, without your name.
- The jobs you follow, and how far you’ve got with each. We don’t tell employers.
- The challenge lists you made. Nobody else can see them.
- The diagnostics you took: your answers, your explanations, and each result.
- What you’ve learned and practised, and what it says about your skills.
- Your learning path, and the key to its calendar feed, encrypted. Anyone who has the feed’s address can see your plan.
- The lessons you opened, how you answered their checks, and your notes and bookmarks. Nobody else can see your notes.
- Your review cards, how well you remembered each, and your time zone for reminders.
- The tokens you got and used, and the solutions you looked up.
- What you paid and when, and what the payment provider reports about it. We never see your card.
- The key to your calendar feed, encrypted. Anyone who has the feed’s address can see when your mocks and workshops are, until you replace it.
- Changes to your plan, whether through a payment or by our team, and who made them. When your account is deleted, we keep the record, without names or comments.

We tell the payment provider your email address, your user id and what you buy. We delete unfinished purchases
after ${fixed.checkout}, and payments that don’t belong to an account after ${fixed.unclaimedPayment}.

If you look for a partner, everyone with an account can read your post. It has your name, level, language, company and times.
We delete the post once the last of those times has passed, and any proposals a day later.

We keep a record of the workshops you register for, and your time zone, until 90 days after the date. Other people in the workshop can’t see this information.

If you write articles, courses, workshops or jobs here, we record who wrote, reviewed and published each version. When your account is deleted, we delete your comments, and drafts only you worked on. We keep the rest, without your name.

We keep the text of your CV, the role it’s for and what you decided about each suggestion. We delete them ${fixed.cv} after your last change. We don’t keep the file you upload.
If you ask for a review, we email your CV to our reviewer. They also get your name, your email address and your notes.
We tell them to delete it after ${fixed.cv}, and we delete the request then too. You can delete all of this at any time on your [CV page](/app/cv-services).
If you ask the language model for suggestions, it gets the lines about your work and the role. We leave out your name and any lines with
contact details. We keep its suggestions with your CV.
If an interviewer asks about your CV, the question quotes one line from it. We keep that question until you delete the interview.

We keep your notifications for ${notices}.`,
      },
      {
        id: 'signIns',
        title: 'Where you’re signed in',
        body: `For each browser, we store when you signed in, the IP address and the browser’s name. We delete this when you sign out, or
after ${signIns} without use.

We remember used codes and passkey responses until they expire, so that nobody can use them twice. IP addresses are also kept
in scrambled form, for ${fixed.network} at most. They help us stop people from guessing your password or overloading the site.`,
      },
      {
        id: 'interviews',
        title: 'Your interviews',
        body: `We keep a session’s messages, notes, code versions, whiteboard, test results and scorecard. They make up the replay. For a mock with another person, we also keep the times you offered or booked, and your time zone. If you report a question, a score or another person, we store the report with that session. Nobody else in the session can see it.

We keep all of this until you delete the interview, which you can do from its scorecard. A ${trialMinutes}-minute interview without an account is deleted after
${fixed.trial}, unless you create an account in that browser. You then have ${fixed.verifyEmailLink} to confirm your email address.`,
      },
      {
        id: 'guests',
        title: 'Guests',
        body: `If you join someone’s room without an account, we keep the name you gave. We also keep your email address, if you left one for the calendar. You can come back in the same browser for ${guests}, and for two weeks after a booked mock. After that, we forget you, unless you sign in with that browser. If you do, we link your place in the session to your account. We keep what you said, under that name, for as long as we keep the session.

If someone asks us to email you an invitation, we delete your address once the email is sent. Each of these emails has a link that stops them all,
whoever invites you. If you use it, we keep your address in a scrambled form. We delete it when you undo that, or delete an account with that address.`,
      },
      {
        id: 'links',
        title: 'Others in your room and links you share',
        body: `People you invite see everything in the room, except your chat with the coach. An invite works once, and expires after ${fixed.invite}. Anyone with the private link
to a scorecard can read it for ${fixed.share}, unless you revoke it.

We only keep a scrambled form of both links, and a record of who used an invite. If someone declines with a message, we store that too. We delete an invite ${endedInvites} after it’s used, declined or withdrawn, or it expires. We delete a link to a scorecard ${endedShares} after you revoke it or it expires.`,
      },
      {
        id: 'models',
        title: 'Language models',
        body: languageModel
          ? `Here, a language model writes the interviewer’s replies. It gets the question, the conversation, your code, test results and your first
name. We ask for your consent once, and you can withdraw it at any time. You can always practise with the scripted interviewer, which doesn’t send your data anywhere. For guests, the interviewer is always scripted.`
          : 'We don’t use a language model here. The interviewer is scripted and doesn’t send your data anywhere.',
      },
      {
        id: 'voice',
        title: 'Voice',
        body: `Your browser reads replies aloud and turns your speech into text. To do so, some browsers send the sound of your voice to the company that makes them. We only get the
text, once you send it. Without a microphone, you can type instead.`,
      },
      {
        id: 'calls',
        title: 'Audio and video calls',
        body: `A call with another person goes directly between your browsers. We don’t see or record it. Your camera and microphone only turn on when you join. Each of you can see the other’s IP address. If we use servers to help connect you, they may see it too.`,
      },
      {
        id: 'browser',
        title: 'What stays in your browser',
        body: `We use these cookies, and none of them tracks you:

- One keeps you signed in. It expires after ${signIns} without use.
- One says, for ${fixed.knownBrowser}, that you’ve signed in with this browser before. That way, nobody can lock you out by guessing your password.
- There’s one for each session that you joined as a guest, for ${guests} at most.
- Two store your country, for ${locationCookies.lifetimeDays} days ([more](#location)).

The browser’s own storage holds your theme, your preferred language and your last choices. It holds drafts that haven’t reached us yet. It also
holds your scratch pad, your own test cases, and the id that belongs to your email address.

In an interview with another person, it also holds code and drawings that you made offline. They’re deleted once we have them, when the interview
ends or you sign out, and after ${fixed.unsentEdits} at most.`,
      },
      {
        id: 'location',
        title: 'Your country',
        body: `For some pages, we need to know your country. We get it from the network provider in front of our servers, or from our own table of IP addresses. ${
          asksForCountry
            ? 'If neither has it, we ask another service, which sees your IP address.'
            : 'We don’t ask anyone else.'
        } Your browser keeps the answer for ${locationCookies.lifetimeDays} days. We don’t store it.`,
      },
      {
        id: 'mail',
        title: 'Emails we send you',
        body: `We email you links that you asked for, and news about your account. We delete the text of an email once it’s sent. We keep its date and your address for ${mails}. If your mail server refuses our email, we remember that until you confirm or change the address.

Each link works once. A link to choose a password works for ${fixed.resetPasswordLink}, and one to switch to a new address for
${fixed.changeEmailLink}. A link to confirm an address works for ${fixed.verifyEmailLink}, and one to undo a change for ${fixed.restoreEmailLink}.`,
      },
      {
        id: 'feedback',
        title: 'Messages to us',
        body: `We keep messages from the [contact page](/contact) for ${feedback}. If you leave an email address, we keep it with the message. If you’re signed in, we link it to your account. If a page breaks, we get an error report that names your account. We keep these reports for ${messages}.`,
      },
      {
        id: 'forms',
        title: 'Forms on our pages',
        body: `We keep what you send with a form on one of our pages for ${formAnswers}, with the consent you gave. If you’re signed in, we link it to your account. Our server passes it on by email, or to the service the page is for. Your answers are part of the archive you can export. If you were signed in or gave the email address you sign in with, we delete them with your account.`,
      },
      {
        id: 'rights',
        title: 'Your rights',
        body: `You can see, correct and delete what we store about you. Deleting an interview takes effect at once. In [Settings](/app/settings) you can export
everything as one archive, and delete your account. Deleting your account signs you out. You then have ${fixed.accountDeletion} to change your mind. To keep your account, use the link we email you, or sign in and
choose Keep my account. After that we delete your account, your own interviews, scorecards, tokens and plan. The other person keeps the interviews
you took together. We keep what you wrote in them, under “deleted user”, but not your private notes.

When something expires, we delete it within the hour.`,
      },
    ],
  }
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

export const countryTexts = {
  show: 'Show my country',
  /** Names the country detected for this browser. */
  found: (code: CountryCode): string => {
    if (code === 'UNKNOWN') return 'We can’t tell which country you’re in.'
    if (code === 'OTHER') return 'You’re in a country we don’t list separately.'
    return `We think you’re in this country: ${countryNames.of(code) ?? code}.`
  },
}
