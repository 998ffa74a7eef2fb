import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { uploadPath } from '../../photos/uploadTask';
import { paths } from '../../paths';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { FormActions, FormPage } from '../../kit/FormPage';
import { Photo } from '../../kit/Photo';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm, type BoundField } from '../../kit/useForm';
import { required } from '../fields/rules';

interface Pictured {
  id: string;
  name: string;
  photo: string | null;
}

interface Props {
  title: string;
  intro: string;
  code: 'cityphoto' | 'hoteltypephoto';
  /** The reference that the page's address names. */
  initial: string;
  all: readonly Pictured[];
  missing: string;
  /** The address of this page for a reference. */
  addressOf: (id: string) => string;
  children: (field: BoundField) => ReactNode;
  /** What else can be done with the chosen one. */
  more: (chosen: Pictured) => ReactNode;
}

/** Asks whose photo is to be replaced, shows the present one, and leads to the upload. */
export function PhotoForm(props: Props) {
  const { title, intro, code, initial, all, missing, addressOf, children, more } = props;
  const navigate = useNavigate();
  const { bind, submit, values } = useForm({ reference: required(missing) }, { reference: initial });
  const chosen = all.find(({ id }) => id === values.reference.trim());
  const send = submit(async ({ reference }) => {
    const id = reference.trim();
    await navigate(uploadPath(code, id, addressOf(id)));
  });
  return (
    <FormPage title={title} intro={intro} notice={<ArrivalNotice />} onSubmit={send}>
      {children(bind('reference'))}
      {chosen?.photo && (
        <Box sx={{ borderRadius: 'var(--radius-control)', overflow: 'hidden' }}>
          <Photo src={chosen.photo} alt={`The present photo of ${chosen.name}`} />
        </Box>
      )}
      <FormActions submit="Continue" isDisabled={!values.reference.trim()} cancelTo={paths.hotels()} />
      {chosen && more(chosen)}
    </FormPage>
  );
}
