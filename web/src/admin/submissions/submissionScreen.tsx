import Button from '@mui/material/Button';
import { fileNameOf, isPictureFile } from '../../../../schema/words';
import { paths } from '../../paths';
import { bookingMoment } from '../../ui/format';
import { Photo } from '../../ui/Photo';
import { Details } from '../table/Details';
import type { Screen } from '../table/screen';
import { Link } from 'react-router-dom';
import {
  SubmissionTableDocument,
  type SubmissionTableQuery,
  type SubmissionTableQueryVariables,
} from './SubmissionTable.generated';

type SubmissionRow = SubmissionTableQuery['propertySubmissions']['items'][number];

const fileName = ({ url }: SubmissionRow) => fileNameOf(url);
const isPicture = ({ url }: SubmissionRow) => isPictureFile(url);

/** Files of properties that people offer through /listproperty. */
export const submissionScreen: Screen<SubmissionRow, SubmissionTableQuery, SubmissionTableQueryVariables> = {
  name: 'properties',
  title: 'Properties offered',
  noun: 'file',
  document: SubmissionTableDocument,
  variables: (_state, page) => page,
  isKeyed: true,
  list: ({ propertySubmissions }) => propertySubmissions,
  columns: [
    { field: 'file', label: 'File', text: fileName },
    { field: 'kind', label: 'Kind', width: 112, text: (row) => (isPicture(row) ? 'Picture' : 'Text') },
    { field: 'name', label: 'Sent by', text: ({ submittedBy }) => submittedBy?.name ?? '' },
    { field: 'email', label: 'E-mail', text: ({ submittedBy }) => submittedBy?.email ?? '' },
    {
      field: 'created',
      label: 'Sent',
      width: 184,
      text: ({ createdAt }) => bookingMoment(createdAt),
    },
  ],
  filters: [],
  empty: 'Nobody has offered a property yet.',
  nameOf: fileName,
  details: (row) => (
    <Details
      facts={[
        ['Sent by', row.submittedBy?.name ?? 'An account that was deleted'],
        ['E-mail', row.submittedBy?.email],
        ['Sent', bookingMoment(row.createdAt)],
      ]}
      actions={
        <>
          <Button href={row.url} target="_blank" rel="noreferrer" variant="contained" size="small">
            Open the file
          </Button>
          {row.submittedBy?.email && (
            <Button
              component={Link}
              to={paths.getUser(row.submittedBy.email)}
              variant="outlined"
              size="small"
            >
              Show the user
            </Button>
          )}
        </>
      }
    >
      {isPicture(row) && <Photo src={row.url} alt={fileName(row)} sx={{ borderRadius: '10px' }} />}
    </Details>
  ),
};
