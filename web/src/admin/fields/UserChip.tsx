import Chip, { type ChipProps } from '@mui/material/Chip';
import { skipToken } from '@apollo/client/react';
import { useUserOptionQuery } from './Options.generated';
import { isReference } from './reference';

/** A user by name; the reference where nobody has it. */
export function UserChip({ id, ...chip }: ChipProps & { id: string }) {
  const { data } = useUserOptionQuery(isReference(id) ? { variables: { id } } : skipToken);
  return <Chip size="small" {...chip} label={data?.user?.name ?? id} title={id} />;
}
