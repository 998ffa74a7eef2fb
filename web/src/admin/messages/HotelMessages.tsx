import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { onlySignIn } from '../../apollo/failureLink';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Empty } from '../../kit/Empty';
import { tryAgain } from '../../kit/texts';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import { newReply, type Draft } from './draft';
import { useMessageTemplatesQuery, useSaveMessageTemplateMutation } from './MessageTemplates.generated';
import styles from './Messages.module.css';
import { TemplateEditor } from './TemplateEditor';
import { TemplateList } from './TemplateList';
import * as texts from './texts';
import { useChosenMessage } from './useChosenMessage';
import { Waiting } from './Waiting';
import { nameOf, type Template } from './when';

interface Props {
  hotelId: string;
  drafts: Readonly<Record<string, Draft>>;
  onDraft: (id: string, draft: Draft | undefined) => void;
}

/** The list of a hotel's messages, and the one that is edited. */
export function HotelMessages({ hotelId, drafts, onDraft }: Props) {
  const [message, choose] = useChosenMessage();
  const [done, setDone] = useState('');
  const refusal = useRefusal();
  const { data, error, refetch } = useMessageTemplatesQuery({
    variables: { hotelId },
    fetchPolicy: 'cache-and-network',
    context: onlySignIn,
  });
  const [save] = useSaveMessageTemplateMutation();
  const refresh = () => refetch().catch(() => undefined);
  const templates = data?.messageTemplates;
  if (!templates)
    return error || data ? (
      <Empty
        texts={[texts.notLoaded]}
        action={
          <Button variant="outlined" onClick={() => void refresh()}>
            {tryAgain}
          </Button>
        }
      />
    ) : (
      <Waiting />
    );

  const fresh = newReply(hotelId);
  const chosen = [...templates, fresh].find(({ id }) => id === message) ?? templates[0]!;
  const editedIds = new Set(Object.keys(drafts));
  const onSwitch = async (template: Template, enabled: boolean) => {
    const { id, kind, version } = template;
    const templateId = kind === 'QUICK_REPLY' ? id : null;
    const call = save({ variables: { input: { hotelId, kind, templateId, enabled, version } } });
    const answer = (await refusal.answerOf(call))?.saveMessageTemplate;
    if (answer?.__typename !== 'MessageTemplate') {
      if (answer) refusal.show(answer);
      return refresh();
    }
    const draft = drafts[id];
    // what is typed is based on the same text as before
    if (draft?.version === version) onDraft(id, { ...draft, version: answer.version });
    setDone(fill(enabled ? texts.turnedOn : texts.turnedOff, { name: nameOf(template) }));
  };
  return (
    <div className={classNames(styles.panes, message === undefined ? styles.isClosed : styles.isOpen)}>
      <div className={styles.list}>
        {refusal.notice}
        <TemplateList
          templates={templates}
          chosenId={chosen.id}
          editedIds={editedIds}
          onChoose={choose}
          onSwitch={(template, enabled) => void onSwitch(template, enabled)}
        />
      </div>
      <div className={styles.work}>
        <TemplateEditor
          key={chosen.id}
          template={chosen}
          draft={drafts[chosen.id]}
          onDraft={(draft) => onDraft(chosen.id, draft)}
          onSaved={async (id) => {
            if (id === chosen.id) return;
            await refresh();
            choose(id);
            setDone(texts.saved);
          }}
          onDeleted={async (name) => {
            await refresh();
            choose(undefined);
            setDone(fill(texts.deleted, { name }));
          }}
          onOutdated={refresh}
          onBack={() => choose(undefined)}
        />
      </div>
      <div role="status" className={text.visuallyHidden}>
        {done}
      </div>
    </div>
  );
}
