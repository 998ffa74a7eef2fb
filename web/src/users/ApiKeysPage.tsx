import { useState } from 'react';
import { onErrorPage } from '../apollo/failureLink';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { paths } from '../paths';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { richText } from '../kit/richText';
import { SecretNotice } from '../kit/SecretNotice';
import { Skeleton } from '../kit/Skeleton';
import { loading } from '../kit/texts';
import { TextLink } from '../kit/TextLink';
import { AccountPage } from './AccountPage';
import { AccountSection } from './AccountSection';
import { ApiKeyForm } from './ApiKeyForm';
import { ApiKeyRow } from './ApiKeyRow';
import * as texts from './texts';
import { useMyApiKeysQuery } from './ApiKeysPage.generated';

/** The viewer's API keys, and the form for a new one. */
export function ApiKeysPage() {
  const { data } = useMyApiKeysQuery({ fetchPolicy: 'cache-and-network', context: onErrorPage });
  const [created, setCreated] = useState<{ name: string; secret: string }>();
  const keys = data?.myApiKeys;
  return (
    <AccountPage
      title={texts.apiKeys}
      parent={{ label: texts.myAccount, to: paths.myAccount() }}
      intro={richText(texts.apiKeysIntro, {
        link: (words) => (
          <TextLink to={paths.developers()} isUnderlined>
            {words}
          </TextLink>
        ),
      })}
    >
      {created && (
        <SecretNotice
          key={created.secret}
          title={fill(texts.newSecret, { name: created.name })}
          secret={created.secret}
          copy={texts.copyKey}
          onClose={() => setCreated(undefined)}
        />
      )}
      <AccountSection title={texts.yourKeys} text={fill(texts.keyLimit, { count: LIMITS.apiKeys })}>
        {!keys && (
          <div role="status" aria-label={loading}>
            <Skeleton variant="rounded" height={89} />
          </div>
        )}
        {keys?.length === 0 && <Empty texts={[texts.noKeys]} />}
        {Boolean(keys?.length) && (
          <ul className={layout.listCard}>
            {keys?.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRotated={setCreated} />
            ))}
          </ul>
        )}
      </AccountSection>
      {keys && keys.length < LIMITS.apiKeys && (
        <AccountSection title={texts.newKey} text={texts.newKeyText}>
          <ApiKeyForm onCreated={setCreated} />
        </AccountSection>
      )}
    </AccountPage>
  );
}
