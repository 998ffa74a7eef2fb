// ConflictPanel
export const someoneElse = 'Someone else';
export const fieldsChanged =
  '{name} changed this while you were editing: {fields}. Your changes are not saved yet. Choose a value for each field, then continue.';
export const recordChanged =
  '{name} changed this while you were editing. Your changes are not saved yet. Continue to save them.';
export const changedFromTo = '{field}: was {before}, is now {after}';
export const keepMine = 'Keep mine';
export const useTheirs = 'Use theirs';
export const emptyValue = 'Empty';
export const none = 'none';

// RecordPage
export const introWithRequired = '{intro} Fields marked * are required.';
export const currentValue = 'Now: {value}';
export const shortened = '{text} …';
export const draftRestored = 'We restored your unsaved changes.';
export const discardDraft = 'Discard changes';
export const continueLabel = 'Continue';
export const offline =
  'You are offline. We keep your changes in this tab. Save them when you are back online.';

// useRecordForm
export const nothingChanged = 'You have not changed anything yet.';
