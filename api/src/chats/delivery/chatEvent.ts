/** An event of a chat, for the members at this version of the member list. */
export interface ChatEvent {
  chatId: string;
  membersVersion: number;
  /** A new message, as its row. */
  message?: Record<string, unknown>;
  /** The chat changed its name or members, with the rows of what happened, or a member's read position or mute setting changed. */
  changed?: { onlyFor?: string; groupChanges?: Record<string, unknown>[] };
  /** The ids of the members that this change removed. */
  removed?: string[];
  /** The id of the membership of a person who has read further. */
  readBy?: string;
  /** The id of the person who is typing. */
  typing?: string;
}
