import { type PowerUp, powerUpLabels } from '@greenroom/shared/vocabulary'

/** A power-up's name, capitalised for the start of a line. */
export const powerUpName = (powerUp: PowerUp): string => {
  const label = powerUpLabels[powerUp]
  return label.charAt(0).toUpperCase() + label.slice(1)
}
