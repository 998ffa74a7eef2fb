import { useState } from 'react';
import { onErrorPage } from '../apollo/failureLink';
import { LIMITS } from '../../../schema/limits';
import { paths } from '../paths';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { SecretNotice } from '../kit/SecretNotice';
import { Skeleton } from '../kit/Skeleton';
import { TextLink } from '../kit/TextLink';
import { AccountPage } from './AccountPage';
import { AccountSection } from './AccountSection';
import { ApiKeyForm } from './ApiKeyForm';
import { ApiKeyRow } from './ApiKeyRow';
import { useMyApiKeysQuery } from './ApiKeysPage.generated';

/** Your API keys: those there are, and making one. */
export function ApiKeysPage() {
  const { data } = useMyApiKeysQuery({ fetchPolicy: 'cache-and-network', context: onErrorPage });
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const keys = data?.myApiKeys;
  return (
    <AccountPage
      title="API keys"
      parent={{ label: 'My account', to: paths.myAccount() }}
      intro={
        <>
          With a key, a program acts for you. It never changes your account, your password or your keys.{' '}
          <TextLink to={paths.developers()} isUnderlined>
            How programs use Staybook
          </TextLink>
        </>
      }
    >
      {made && (
        <SecretNotice
          key={made.secret}
          title={`This is the key ${made.name}. Keep it now: it is not shown again.`}
          secret={made.secret}
          copy="Copy the key"
          onClose={() => setMade(undefined)}
        />
      )}
      <AccountSection title="Your keys" text={`At most ${LIMITS.apiKeys}. Revoke what you no longer use.`}>
        {!keys && (
          <div role="status" aria-label="Loading">
            <Skeleton variant="rounded" height={89} />
          </div>
        )}
        {keys?.length === 0 && <Empty texts={['You have no API keys yet.']} />}
        {Boolean(keys?.length) && (
          <ul className={layout.listCard}>
            {keys?.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRotated={setMade} />
            ))}
          </ul>
        )}
      </AccountSection>
      {keys && keys.length < LIMITS.apiKeys && (
        <AccountSection title="New key" text="Give a program no more than it needs.">
          <ApiKeyForm onMade={setMade} />
        </AccountSection>
      )}
    </AccountPage>
  );
}
