import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { fill } from '../../../../schema/fill';
import { uploadPath } from '../../photos/uploadTask';
import { paths } from '../../paths';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { FormActions, FormPage } from '../../kit/FormPage';
import { Photo } from '../../kit/Photo';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm, type BoundField } from '../../kit/useForm';
import { required } from '../fields/rules';
import * as texts from './texts';

interface WithPhoto {
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
  /** Undefined until they are known. */
  all: readonly WithPhoto[] | undefined;
  /** The problem of a reference that no record has. */
  unknown: string;
  missing: string;
  /** The address of this page for a reference. */
  addressOf: (id: string) => string;
  children: (field: BoundField) => ReactNode;
  /** Other actions on the chosen record. */
  moreActions: (chosen: WithPhoto) => ReactNode;
}

/** Chooses the record, shows its current photo, and leads to the upload. */
export function PhotoForm(props: Props) {
  const { title, intro, code, initial, all, missing, unknown, addressOf, children, moreActions } = props;
  const navigate = useNavigate();
  const { bind, submit, values } = useForm({ reference: required(missing) }, { reference: initial });
  const chosen = all?.find(({ id }) => id === values.reference.trim());
  const send = submit(async (_values, refuse) => {
    if (!chosen) return refuse('reference', unknown);
    await navigate(uploadPath(code, chosen.id, addressOf(chosen.id)));
  });
  return (
    <FormPage title={title} intro={intro} notice={<ArrivalNotice />} onSubmit={send}>
      {children(bind('reference'))}
      {chosen && <p>{fill(texts.photoOf, { name: chosen.name })}</p>}
      {chosen?.photo && (
        <Box sx={{ borderRadius: 'var(--radius-control)', overflow: 'hidden' }}>
          <Photo src={chosen.photo} alt={fill(texts.currentPhoto, { name: chosen.name })} />
        </Box>
      )}
      <FormActions
        submit={texts.proceed}
        isDisabled={!all || !values.reference.trim()}
        cancelTo={paths.hotels()}
      />
      {chosen && moreActions(chosen)}
    </FormPage>
  );
}
