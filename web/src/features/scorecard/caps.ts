/** Whether a sentence of the judgement says that help has capped the score. */
export const saysCap = (behaviour: string): boolean => /\bcaps (?:this|it) at [1-4]\b/.test(behaviour)
