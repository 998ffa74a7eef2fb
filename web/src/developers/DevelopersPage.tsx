import type { PropsWithChildren } from 'react';
import { LIMITS } from '../../../schema/limits';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { CodeBlock } from '../kit/CodeBlock';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import { EXAMPLES } from './examples';
import { MessageTable } from './MessageTable';
import styles from './DevelopersPage.module.css';

/** How a program asks Staybook: keys, scopes, limits, errors, subscriptions, webhooks, with examples. */
export function DevelopersPage() {
  return (
    <div className={layout.listPage}>
      <PageHeading title="For developers" />
      <Text>
        Everything on these pages is asked of one GraphQL endpoint, <Code>POST /graphql</Code>, and your
        program can ask the same. The schema describes itself: introspection is open. Try it in{' '}
        <TextLink to={paths.explorer()} reloadDocument isUnderlined>
          the explorer
        </TextLink>
        .
      </Text>
      <Part title="Signing in">
        <Text>
          Make a key on{' '}
          <TextLink to={paths.apiKeys()} isUnderlined>
            the page of your API keys
          </TextLink>{' '}
          and send it as <Code>Authorization: Bearer staybook_…</Code>. It is shown once; a key that nobody
          knows any more is renewed, one that leaked is revoked. Each person has up to {LIMITS.apiKeys}.
        </Text>
      </Part>
      <Part title="Scopes">
        <Text>
          <b>Read</b>, which every key has, reads what is public and what is yours. <b>Book</b> books, changes
          and cancels, and writes reviews and chat messages. <b>Staff</b> does what administrators do. No key
          changes an account, a password, a session, a key or a webhook: that is <Code>FORBIDDEN</Code>.
        </Text>
      </Part>
      <Part title="Limits and cost">
        <Text>
          An operation costs points, estimated before it runs by its fields and the length of its lists. A
          document that nobody has sent lately costs more the first time. The keys of one person share their
          points, which come back each minute. The answer says in <Code>extensions.cost</Code> what it cost,
          what is left and when all of it is back, and so do the headers <Code>RateLimit</Code> and{' '}
          <Code>RateLimit-Policy</Code>. What no longer fits is answered 429 with <Code>Retry-After</Code>,
          and costs nothing. Large operations that you send at the same time run one after the other.
        </Text>
      </Part>
      <Part title="Pages of lists">
        <Text>
          Lists take <Code>limit</Code>, up to {LIMITS.pageSize}, and <Code>offset</Code>; they answer{' '}
          <Code>items</Code> and <Code>total</Code>. Where a list takes <Code>after</Code>, the id of the last
          row you have, it is the faster way through many pages.
        </Text>
      </Part>
      <Part title="Errors">
        <Text>
          A refusal that you can act on is a member of the result, with a <Code>message</Code> to show. All
          else is in <Code>errors</Code>, with a code: <Code>BAD_USER_INPUT</Code>,{' '}
          <Code>UNAUTHENTICATED</Code>, <Code>FORBIDDEN</Code>, <Code>QUERY_TOO_COMPLEX</Code>,{' '}
          <Code>RATE_LIMITED</Code> or <Code>INTERNAL</Code>. A key that is not valid is answered 401 with the{' '}
          <Code>reason</Code> <Code>KEY_UNKNOWN</Code>, <Code>KEY_REVOKED</Code> or <Code>KEY_EXPIRED</Code>;
          a socket with it is closed with 4401 and the same word. A key that may not do what its owner may is
          told <Code>SCOPE_MISSING</Code> or <Code>NOT_BY_KEY</Code>. Checkouts take an idempotency key, so
          that sending one again books once.
        </Text>
      </Part>
      <Part title="Subscriptions">
        <Text>
          Over a WebSocket at the same address, by the protocol graphql-transport-ws, with the key as{' '}
          <Code>accessToken</Code> of the connection. A key that is revoked ends its sockets.
        </Text>
      </Part>
      <Part title="Webhooks" id="webhooks">
        <Text>
          A webhook posts messages to an https address of yours: of your own bookings and reviews, of the
          reviews and nights of hotels that you work for, and with administrators of all. Add it on{' '}
          <TextLink to={paths.webhooks()} isUnderlined>
            the page of your webhooks
          </TextLink>
          , which also sends test messages, lists each delivery with its answer and sends it again. A program
          cannot add one by a key: webhooks belong to people, each up to {LIMITS.webhooks}.
        </Text>
        <Text>
          The body is JSON: <Code>type</Code>, <Code>timestamp</Code> and <Code>data</Code>, which names no
          person. Ask for the rest by the id.
        </Text>
        <MessageTable />
        <Text>
          Messages are signed as{' '}
          <TextLink to="https://www.standardwebhooks.com" rel="noreferrer" isUnderlined>
            Standard Webhooks
          </TextLink>{' '}
          says, whose libraries verify them: the header <Code>webhook-signature</Code> is an HMAC-SHA256 of{' '}
          <Code>webhook-id</Code>, <Code>webhook-timestamp</Code> and the body, with the secret that is shown
          once. For a day after the secret was rotated there are two signatures, parted by a space.
        </Text>
        <Text id="challenge">
          Staybook verifies a new webhook first: it posts a <Code>webhook.verification</Code> with{' '}
          <Code>data.challenge</Code>. Verify its signature, then answer with the status 200 and the
          challenge, as plain text or as <Code>{'{ "challenge": "…" }'}</Code>. Until then nothing else is
          sent. The secret is shown when you add the webhook, so your program may not know it when the first
          challenge arrives: send the challenge again on the page of the webhook, up to 30 times a day. The
          address may have any port.
        </Text>
        <Text>
          Each host and port gets one message at a time. When an answer takes more than two seconds, the
          webhook pauses for as long as it took; each further slow answer doubles the pause, up to a minute.
          After a failure the pause is 30 seconds, and doubles up to ten minutes. Messages wait meanwhile. You
          can send ten test messages in ten minutes.
        </Text>
        <Text>
          Answer within ten seconds with any status of 200 to 299; redirects are not followed. Otherwise the
          message comes again after 30 seconds, a minute, two, and so on for three days, always with the same{' '}
          <Code>webhook-id</Code>: do nothing where you know it. With 429 or 503 and <Code>Retry-After</Code>{' '}
          you are left alone for as long, up to twelve hours. After three days of failures, or a 410, the
          webhook is paused and you get a mail.
        </Text>
      </Part>
      <Part title="A package for TypeScript">
        <Text>
          <Code>@staybook/schema</Code> has the schema, documents with the types of their answers, a small{' '}
          <Code>request</Code>, and <Code>readWebhook</Code>, which verifies a message. Whoever runs this
          Staybook makes it of its sources with <Code>npm pack --workspace schema</Code>; install the file
          with <Code>npm install</Code>. The last example uses it.
        </Text>
      </Part>
      <Part title="Examples">
        {EXAMPLES.map(({ title, text: code }) => (
          <div key={title} className={styles.example}>
            <h3 className={text.h4}>{title}</h3>
            <CodeBlock label={title} className={styles.code}>
              {code}
            </CodeBlock>
          </div>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, id, children }: PropsWithChildren<{ title: string; id?: string }>) {
  return (
    <section id={id} className={styles.part}>
      <h2 className={text.h3}>{title}</h2>
      {children}
    </section>
  );
}

const Text = ({ id, children }: PropsWithChildren<{ id?: string }>) => (
  <p id={id} className={classNames(text.body, styles.text)}>
    {children}
  </p>
);

const Code = ({ children }: PropsWithChildren) => <code className={styles.word}>{children}</code>;
