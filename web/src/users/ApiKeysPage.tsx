import { useState } from 'react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { onErrorPage } from '../apollo/failureLink';
import { LIMITS } from '../../../schema/limits';
import { paths } from '../paths';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { SecretNotice } from '../kit/SecretNotice';
import { AccountSection } from './AccountSection';
import { ApiKeyForm } from './ApiKeyForm';
import { ApiKeyRow } from './ApiKeyRow';
import { useMyApiKeysQuery } from './ApiKeysPage.generated';
import styles from './ApiKeysPage.module.css';

/** Your API keys: those there are, and making one. */
export function ApiKeysPage() {
  const { data } = useMyApiKeysQuery({ fetchPolicy: 'cache-and-network', context: onErrorPage });
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const keys = data?.myApiKeys;
  return (
    <Box sx={{ maxWidth: 768, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, sm: 6 } }}>
      <MuiLink component={Link} to={paths.myAccount()}>
        My account
      </MuiLink>
      <PageHeading title="API keys" className={styles.title} />
      <Box sx={{ color: 'text.secondary', mt: 1, mb: 3, maxWidth: '68ch' }}>
        With a key a program asks in your name. It never changes your account, your password or your keys.{' '}
        <MuiLink component={Link} to={paths.developers()} underline="always">
          How programs ask
        </MuiLink>
      </Box>
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
        {!keys && <Skeleton variant="rounded" height={89} aria-label="Loading" role="status" />}
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
    </Box>
  );
}
