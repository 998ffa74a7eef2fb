/** A record when editing began: its version and the texts of its fields, with their words. */
export interface Base {
  version: number;
  texts: Readonly<Record<string, { value: string; words: string }>>;
}

/** Text that was typed into a form and not sent. */
export interface Draft {
  texts: Readonly<Record<string, string>>;
  base?: Base;
}

/** The key of a draft: one for each user and record. */
export const draftKey = (userId: string | undefined, record: string): string => `draft ${userId} ${record}`;

/** Drafts last as long as the tab. */
export function readDraft(key: string): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(key);
