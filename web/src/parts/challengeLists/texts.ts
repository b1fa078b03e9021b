/** UI text for putting a challenge on lists. */
export const listsMenuTexts = {
  open: 'Add to a list',
  openFor: (title: string) => `Lists and more: ${title}`,
  yours: 'Your lists',
  newList: 'New list…',
  newTitle: 'New list',
  name: 'Name',
  namePlaceholder: 'Before the interview',
  nameMissing: 'Enter a name.',
  create: 'Create list',
  cancel: 'Cancel',
  failed: 'We couldn’t save your change.',
  onList: (title: string) => `Added to ${title}.`,
  offList: (title: string) => `Removed from ${title}.`,
} as const
