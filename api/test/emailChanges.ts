import { ask } from './accountHelpers';
import { PASSWORD } from './factories';
import type { TestServer, Visitor } from './testServer';

/** The parts of a link in a mail. */
interface EmailLink {
  token: string;
  userId: string;
}

/** Changes email addresses and confirms the changes, over GraphQL. */
export class EmailChanges {
  private count = 0;

  constructor(private readonly server: TestServer) {}

  freeAddress = (): string => `moved_${++this.count}@elsewhere.example`;

  ask = (person: Visitor, email: string, currentPassword: string | null = PASSWORD) =>
    ask(person, 'updateAccount', { email, currentPassword }, '... on User { email pendingEmail }');

  /** The newest link to this page in the mails to the address, after that many mails have come. */
  async linkTo(address: string, page: 'confirmemail' | 'undoemailchange', mails = 1): Promise<EmailLink> {
    const pattern = new RegExp(`/${page}/([\\w-]+)/([0-9a-f]{24})`);
    const received = await this.server.mailsTo(address, mails);
    const [, token, userId] = received.map(({ text }) => pattern.exec(text)).find(Boolean)!;
    return { token: token!, userId: userId! };
  }

  confirm = async (link: EmailLink) =>
    ask(await this.server.as(), 'confirmEmail', { ...link }, '... on EmailConfirmed { email }');

  undo = async (link: EmailLink) =>
    ask(
      await this.server.as(),
      'undoEmailChange',
      { ...link },
      '... on EmailChangeUndone { email resetToken }',
    );

  /** Changes the address and confirms it. */
  async move(person: Visitor, to: string): Promise<void> {
    expect((await this.ask(person, to)).__typename).toBe('User');
    expect((await this.confirm(await this.linkTo(to, 'confirmemail'))).__typename).toBe('EmailConfirmed');
  }
}
