import type { PropsWithChildren, ReactNode } from 'react';
import { LIMITS } from '../../../schema/limits';
import { SANDBOX_EMPTIED_AT_UTC, SANDBOX_HOTELS } from '../../../schema/sandbox';
import { paths } from '../paths';
import { classNames } from '../kit/classNames';
import { CodeBlock } from '../kit/CodeBlock';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { richText } from '../kit/richText';
import text from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import { BOOKING_EXAMPLE } from './bookingExample';
import { CHANNEL_EXAMPLE } from './channelExample';
import { EXAMPLES } from './examples';
import { LimitTable } from './LimitTable';
import { MessageTable } from './MessageTable';
import { ScopeTable } from './ScopeTable';
import * as texts from './texts';
import styles from './DevelopersPage.module.css';

const SHOWN = [...EXAMPLES, CHANNEL_EXAMPLE, BOOKING_EXAMPLE];
const EXAMPLE_TITLES: Record<(typeof SHOWN)[number]['name'], string> = {
  viewer: texts.exampleViewer,
  hotels: texts.exampleHotels,
  nights: texts.exampleNights,
  mirror: texts.exampleMirror,
  webhook: texts.exampleWebhook,
  channel: texts.exampleChannel,
  booking: texts.exampleBooking,
};

/** The documentation for developers: keys, scopes, limits, errors, subscriptions, webhooks and examples. */
export function DevelopersPage() {
  return (
    <div className={layout.listPage}>
      <PageHeading title={texts.forDevelopers} />
      <Text
        text={texts.endpoint}
        link={(words) => (
          <TextLink to={paths.explorer()} reloadDocument isUnderlined>
            {words}
          </TextLink>
        )}
      />
      <Text
        text={texts.downloads}
        schema={document('/schema.graphql')}
        overview={document('/llms.txt')}
        rest={document('/api/v1/docs')}
        contract={document('/openapi.json')}
      />
      <Part title={texts.authentication}>
        <Text
          text={texts.createKey}
          count={LIMITS.apiKeys}
          link={(words) => (
            <TextLink to={paths.apiKeys()} isUnderlined>
              {words}
            </TextLink>
          )}
        />
      </Part>
      <Part title={texts.testKeys} id="test-keys">
        <Text text={texts.testKeysExplained} count={SANDBOX_HOTELS} />
        <Text text={texts.testKeysEnd} hour={SANDBOX_EMPTIED_AT_UTC} />
      </Part>
      <Part title={texts.scopes}>
        <Text text={texts.scopesExplained} />
        <ScopeTable />
        <Text text={texts.scopesInTheEventLog} />
      </Part>
      <Part title={texts.limitsAndCost}>
        <Text text={texts.limitsExplained} />
        <Text text={texts.costExplained} />
        <LimitTable />
      </Part>
      <Part title={texts.pagination}>
        <Text text={texts.paginationExplained} count={LIMITS.pageSize} />
      </Part>
      <Part title={texts.errors}>
        <Text text={texts.errorsExplained} />
      </Part>
      <Part title={texts.subscriptions}>
        <Text text={texts.subscriptionsExplained} />
      </Part>
      <Part title={texts.eventLog} id="events">
        <Text text={texts.eventLogExplained} count={LIMITS.eventDays} />
        <Text text={texts.eventLogAtOnce} count={LIMITS.eventHotels} />
      </Part>
      <Part title={texts.channels} id="channels">
        <Text text={texts.channelReads} />
        <Text text={texts.channelPushes} />
      </Part>
      <Part title={texts.webhooks} id="webhooks">
        <Text
          text={texts.webhooksExplained}
          count={LIMITS.webhooks}
          link={(words) => (
            <TextLink to={paths.webhooks()} isUnderlined>
              {words}
            </TextLink>
          )}
        />
        <Text text={texts.messageFormat} />
        <MessageTable />
        <Text
          text={texts.signatures}
          link={(words) => (
            <TextLink to="https://www.standardwebhooks.com" rel="noreferrer" isUnderlined>
              {words}
            </TextLink>
          )}
        />
        <Text id="challenge" text={texts.verification} example={code('{ "challenge": "…" }')} />
        <Text text={texts.sendingRate} />
        <Text text={texts.retries} />
      </Part>
      <Part title={texts.changes}>
        <Text text={texts.changesExplained} />
      </Part>
      <Part title={texts.typescriptPackage}>
        <Text text={texts.packageExplained} />
      </Part>
      <Part title={texts.examples}>
        {SHOWN.map(({ name, text: program }) => (
          <div key={name} className={styles.example}>
            <h3 className={text.h4}>{EXAMPLE_TITLES[name]}</h3>
            <CodeBlock label={EXAMPLE_TITLES[name]} className={styles.code}>
              {program}
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

type Words = (words: ReactNode) => ReactNode;

interface TextProps {
  text: string;
  id?: string;
  count?: number;
  hour?: number;
  example?: ReactNode;
  link?: Words;
  schema?: Words;
  overview?: Words;
  rest?: Words;
  contract?: Words;
}

/** A paragraph with its code, bold words, link and values. */
const Text = ({ text: words, id, ...parts }: TextProps) => (
  <p id={id} className={classNames(text.body, styles.text)}>
    {richText(words, { code, b: (bold) => <b>{bold}</b>, ...parts })}
  </p>
);

/** A link to a document of the server, which is no page of the app. */
const document = (address: string): Words =>
  function DocumentLink(words) {
    return (
      <TextLink to={address} reloadDocument isUnderlined>
        {words}
      </TextLink>
    );
  };

const code = (words: ReactNode) => <code className={styles.word}>{words}</code>;
