import Chip, { type ChipProps } from '@mui/material/Chip';
import { skipToken } from '@apollo/client/react';
import { useUserOptionQuery } from './Options.generated';
import { isReference } from './reference';

/** The name of a user, or the reference if there is no such user. */
export function UserChip({ id, ...chip }: ChipProps & { id: string }) {
  const { data } = useUserOptionQuery(isReference(id) ? { variables: { id } } : skipToken);
  return <Chip size="small" {...chip} label={data?.user?.name ?? id} title={id} />;
}
