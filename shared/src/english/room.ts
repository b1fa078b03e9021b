/** The room's reply to a hand-in without stated costs. */
export const costsWantedText =
  'State your solution’s time and space complexity. Without both, this assessment can’t end in a hire.'

/** Added to a bug scan that found nothing. */
export const scanRefunded = 'The scan found nothing, so you get the bug scanner back.'
