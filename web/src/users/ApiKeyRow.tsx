import { useState } from 'react';
import { useFragment } from '@apollo/client/react';
import { DUTY_WORDS } from '../../../schema/dutyWords';
import { fill } from '../../../schema/fill';
import { onErrorPage } from '../apollo/failureLink';
import { Button } from '../kit/Button';
import chip from '../kit/chip.module.css';
import { classNames } from '../kit/classNames';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ago, spokenDay, spokenMoment } from '../kit/moments';
import { ListRow } from '../kit/ListRow';
import {
  ApiKey_RowFragmentDoc,
  useEndApiKeyOverlapMutation,
  useRevokeApiKeyMutation,
  type MyApiKeysQuery,
} from './ApiKeysPage.generated';
import { expirationLabel, maskedKey, scopeLabels } from './apiKeyLabels';
import { RotateKeyDialog } from './RotateKeyDialog';
import * as texts from './texts';

interface Props {
  apiKey: MyApiKeysQuery['myApiKeys'][number];
  onRotated: (created: { name: string; secret: string }) => void;
}

/** A key with its access, dates and last use, and buttons to rotate and revoke it. */
export function ApiKeyRow({ apiKey, onRotated }: Props) {
  const { id } = apiKey;
  const { data, dataState } = useFragment({ fragment: ApiKey_RowFragmentDoc, from: apiKey });
  const [dialog, setDialog] = useState<'rotate' | 'revoke'>();
  const [revoke, { loading }] = useRevokeApiKeyMutation({
    context: onErrorPage,
    update: (cache, { data }) => {
      if (data?.revokeApiKey) cache.evict({ id: cache.identify({ __typename: 'ApiKey', id }) });
    },
  });
  const [end, ending] = useEndApiKeyOverlapMutation({
    context: onErrorPage,
    update: (cache) =>
      cache.modify({
        id: cache.identify({ __typename: 'ApiKey', id })!,
        fields: { previousSecretUntil: () => null },
      }),
  });
  // a revoked key leaves the cache a moment before it leaves the list
  if (dataState !== 'complete') return null;
  const { name, test, scopes, createdAt, lastUsedAt, previousSecretUntil, hotels, duties } = data;
  const close = () => setDialog(undefined);
  return (
    <ListRow
      title={
        <>
          {name}
          {test && <span className={classNames(chip.chip, chip.small)}>{texts.test}</span>}
        </>
      }
      note={
        <>
          <code>{maskedKey(data)}</code>
          <br />
          {[
            scopeLabels(scopes),
            ...(hotels ?? []).map((hotel) => hotel.name),
            ...(duties ?? []).map((duty) => DUTY_WORDS[duty].label),
            fill(texts.createdOn, { date: spokenDay(createdAt) }),
            expirationLabel(data),
            lastUsedAt ? fill(texts.lastUsedAgo, { time: ago(lastUsedAt) }) : texts.neverUsed,
            ...(previousSecretUntil
              ? [fill(texts.oldSecretUntil, { time: spokenMoment(previousSecretUntil) })]
              : []),
          ].join(' · ')}
        </>
      }
      actions={
        <>
          {previousSecretUntil && (
            <Button
              aria-label={fill(texts.endOldSecretOf, { name })}
              loading={ending.loading}
              onClick={() => void end({ variables: { input: { keyId: id } } }).catch(() => {})}
            >
              {texts.endOldSecret}
            </Button>
          )}
          <Button aria-label={fill(texts.rotateKey, { name })} onClick={() => setDialog('rotate')}>
            {texts.rotate}
          </Button>
          <Button
            color="error"
            aria-label={fill(texts.revokeKey, { name })}
            onClick={() => setDialog('revoke')}
          >
            {texts.revoke}
          </Button>
        </>
      }
    >
      {dialog === 'rotate' && <RotateKeyDialog apiKey={data} onRotated={onRotated} onClose={close} />}
      {dialog === 'revoke' && (
        <ConfirmDialog
          title={fill(texts.revokeTitle, { name })}
          cancel={texts.keepKey}
          confirm={texts.revokeConfirm}
          isSending={loading}
          onConfirm={() => void revoke({ variables: { input: { keyId: id } } }).catch(close)}
          onClose={close}
        >
          {texts.revokeWarning}
        </ConfirmDialog>
      )}
    </ListRow>
  );
}
