/** The head of a new item; each kind adds its own lines. */
export const itemHead = `---
title:
tier: standard
release: beta
`

/** The head of a new question. */
export const questionHead = `${itemHead}difficulty: moderately_challenging
minutes: 20
stages: telephone; on_site
roles: software engineer (back-end); software engineer (full-stack)
levels: JUNIOR; SENIOR
concepts:
`

/** A point with the question that asks for it. */
export const askedPointTemplate = `### The first point of a right answer
- signs:
- asks:

`

/** Like `askedPointTemplate`, for kinds whose points have weights. */
export const essentialPointTemplate = askedPointTemplate.replace('- signs', '- weight: essential\n- signs')

export const conversationTemplate = `## Opening

## Hints

## Clarifications

## Common mistakes

## Follow-ups

## Key phrases

## Editorial
`
