import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { useRefusal } from '../../session/useRefusal';
import { translationsToSend, type Draft, type Problems, type Translation } from './draft';
import {
  useDeleteQuickReplyMutation,
  useSaveMessageTemplateMutation,
  useSendTestMessageMutation,
} from './MessageTemplates.generated';
import * as texts from './texts';
import type { Template } from './when';

interface Ends {
  onDraft: (draft: Draft | undefined) => void;
  onSaved: (id: string) => Promise<unknown>;
  onDeleted: (name: string) => Promise<unknown>;
  onOutdated: () => Promise<unknown>;
}

/** Saves, tests and deletes a message, with what the server said. */
export function useTemplateActions(template: Template, draft: Draft, ends: Ends) {
  const { id, hotelId, kind, version } = template;
  const refusal = useRefusal();
  const [busy, setBusy] = useState<'save' | 'test' | 'delete'>();
  const [done, setDone] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  const [changedBy, setChangedBy] = useState<string | null>(null);
  const [saveTemplate] = useSaveMessageTemplateMutation();
  const [sendMessage] = useSendTestMessageMutation();
  const [deleteReply] = useDeleteQuickReplyMutation();
  const isReply = kind === 'QUICK_REPLY';

  const clear = () => {
    setDone(undefined);
    setProblems({});
  };
  const work = async (what: typeof busy, run: () => Promise<unknown>) => {
    clear();
    setBusy(what);
    await run();
    setBusy(undefined);
  };

  const save = () =>
    work('save', async () => {
      const { name, subject, body, days, hour } = draft;
      const templateId = isReply && version > 0 ? id : null;
      const typed = { name: name.trim(), subject: subject.trim(), body, days: Number(days), hour };
      const translations = translationsToSend(draft, template);
      const input = { hotelId, kind, templateId, ...typed, translations, version: draft.version };
      const answer = (await refusal.answerOf(saveTemplate({ variables: { input } })))?.saveMessageTemplate;
      if (answer?.__typename === 'MessageTemplate') {
        ends.onDraft(undefined);
        await ends.onSaved(answer.id);
        setDone(texts.saved);
      } else if (answer?.__typename === 'Outdated') {
        setChangedBy(answer.changedBy);
        await ends.onOutdated();
      } else if (answer?.field) setProblems({ [answer.field]: answer.message });
      else if (answer) refusal.show(answer);
    });

  const sendTest = (booking: string, { language, subject, body }: Translation) =>
    work('test', async () => {
      const input = { hotelId, kind, subject, body, booking: booking.trim() || null, language };
      const answer = (await refusal.answerOf(sendMessage({ variables: { input } })))?.sendTestMessage;
      if (answer?.__typename === 'TestMessageSent') setDone(fill(texts.testSent, { email: answer.email }));
      else if (answer) refusal.show(answer);
    });

  const remove = () =>
    work('delete', async () => {
      const call = deleteReply({ variables: { input: { hotelId, templateId: id } } });
      const answer = (await refusal.answerOf(call))?.deleteQuickReply;
      if (answer?.__typename === 'DeletedQuickReply') {
        ends.onDraft(undefined);
        await ends.onDeleted(template.name);
      } else if (answer) refusal.show(answer);
    });

  return {
    busy,
    done,
    problems,
    changedBy,
    notice: refusal.notice,
    isWaiting: refusal.isWaiting,
    clear,
    save,
    sendTest,
    remove,
  };
}
