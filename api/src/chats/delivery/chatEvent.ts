/** What happened in a chat, for those who are members at this version of its members. */
export interface ChatEvent {
  chatId: string;
  membersVersion: number;
  /** A message that was sent, as its row. */
  message?: Record<string, unknown>;
  /** The chat has another name or other members, or reading and muting changed what somebody sees of it. */
  changed?: { onlyFor?: string };
  /** People who are members no more. */
  removed?: string[];
  /** Id of the membership of somebody who has read further. */
  readBy?: string;
  /** Who is typing. */
  typing?: string;
}
