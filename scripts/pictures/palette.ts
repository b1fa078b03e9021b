import { tokens } from '../../web/src/ui/tokens.ts'

/** The product's light colours, by token name. */
export const colour = (name: keyof typeof tokens): string => tokens[name][0]
