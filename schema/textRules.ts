import { fill, text, translated } from './fill';
import { LIMITS } from './limits';

/** True if a text has no visible character: only blanks, control and format characters, or accents without a letter. */
export const isBlank = (text: string): boolean =>
  !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/\p{DI}/gu, ''));

/** True if both databases store a text unchanged: it has no NUL (SQLite cuts there) and no unpaired surrogate. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** Line breaks, control characters, and characters that are not seen or that turn the direction of a text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{DI}\u{FFF9}-\u{FFFB}]/u;

/** Emoji and ideographs with what chooses their form: a variation selector, a skin tone, the joiner of two emoji. */
const CHOSEN_FORM = /[\p{ExtPict}\p{Ideo}]\p{VS}?\p{EMod}?(\u200D(?=\p{ExtPict}))?/gu;

/** True if a text has a line break, or a control, zero-width or direction character. The joiner of two emoji is none. */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text.replace(CHOSEN_FORM, ''));

const LINK = /:\/\/|\bwww\./i;

/**
 * Makes the check of a required text, called `what` in messages: what is wrong with it, or undefined. All words are English
 * texts that have a translation. `tooLong` may name `{longest}`.
 */
export const textProblem =
  (
    what: string,
    longest: number,
    missing?: string,
    tooLong: string = text('Enter at most {longest} characters for {what}.'),
  ) =>
  (typed: string): string | undefined => {
    if (isBlank(typed))
      return missing === undefined ? fill('Enter {what}.', { what: translated(what) }) : translated(missing);
    if (typed.trim().length > longest) return fill<string>(tooLong, { longest, what: translated(what) });
    return isStorable(typed)
      ? undefined
      : fill('Retype {what}. It contains a character that cannot be saved.', { what: translated(what) });
  };

/** The same for a text of one line, in which every character is seen. */
export const lineProblemOf = (what: string, longest: number, tooLong?: string) => {
  const problem = textProblem(what, longest, undefined, tooLong);
  return (name: string): string | undefined =>
    problem(name) ??
    (hasUnseen(name.trim())
      ? fill('Retype {what} on one line. It contains an invisible character.', { what: translated(what) })
      : undefined);
};

/** The same for a name. */
export const nameProblemOf = (what: string, tooLong?: string) => lineProblemOf(what, LIMITS.name, tooLong);

const personProblem = nameProblemOf(text('your name'), text('A name can have at most {longest} characters.'));

/** What is wrong with the name of a person, which has no link either; or undefined. */
export const nameProblem = (name: string): string | undefined =>
  personProblem(name) ?? (LINK.test(name) ? translated('Enter your name without a link.') : undefined);

/** What is wrong with the text of a review, or undefined. */
export const reviewProblem = textProblem(
  text('your review'),
  LIMITS.review,
  text('Write your review.'),
  text('A review can have at most {longest} characters.'),
);

/** What is wrong with a chat message, or undefined. */
export const messageProblem = textProblem(
  text('your message'),
  LIMITS.message,
  text('Write a message.'),
  text('A message can have at most {longest} characters.'),
);

/** What is wrong with a chat message that has a picture, and needs no words then; or undefined. */
export const captionProblem = (text: string): string | undefined =>
  text.trim() ? messageProblem(text) : undefined;

const altProblem = textProblem(text('the description of the picture'), LIMITS.photoAlt);

/** What is wrong with the description of a picture, which may be empty; or undefined. */
export const photoAltProblem = (text: string): string | undefined =>
  text.trim() ? altProblem(text) : undefined;

/** True if people can be searched by this text: it has two letters or digits side by side. */
export const isPeopleSearch = (text: string): boolean =>
  new RegExp(`[\\p{L}\\p{N}]{${LIMITS.searchLetters}}`, 'u').test(text.normalize());

/** What is wrong with the name of a group chat, or undefined. */
export const groupNameProblem = nameProblemOf(
  text('the name of the group'),
  text('A group name can have at most {longest} characters.'),
);

/** What is wrong with the name of a saved view, or undefined. */
export const viewNameProblem = nameProblemOf(
  text('the name of the view'),
  text('A view name can have at most {longest} characters.'),
);

const keyNameProblem = textProblem(text('the name of the key'), LIMITS.apiKeyName);

/** What is wrong with the name of an API key, or undefined. */
export const apiKeyNameProblem = (name: string): string | undefined =>
  keyNameProblem(name) ??
  (hasUnseen(name.trim()) ? translated('Retype the name of the key on one line.') : undefined);

const calendarProblem = textProblem(text('the name of the other site'), LIMITS.calendarName);

/** What is wrong with the name of a calendar of another site, or undefined. */
export const calendarNameProblem = (name: string): string | undefined =>
  calendarProblem(name) ??
  (hasUnseen(name.trim()) ? translated('Retype the name of the other site on one line.') : undefined);

const ownNameProblem = textProblem(text('a name'), LIMITS.factorName);

/** What is wrong with the name of a passkey or an app password, or undefined. */
export const factorNameProblem = (name: string): string | undefined =>
  ownNameProblem(name) ?? (hasUnseen(name.trim()) ? translated('Retype the name on one line.') : undefined);
