/** What the room says to a hand-in whose costs were not stated. */
export const costsWantedText =
  'State what your solution costs in time and space. Without both, this assessment can’t end in a hire.'

/** Added to a bug scan that found nothing. */
export const scanRefunded = 'Nothing was found, so what the bug scanner cost goes back to you.'
