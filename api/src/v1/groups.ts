import { Type } from '@sinclair/typebox';
import {
  AddChatMembersInput,
  CreateGroupChatInput,
  GroupMemberInput,
  LeaveChatInput,
  RenameGroupChatInput,
} from '../chats/chat.inputs';
import {
  addChatMembers,
  changeGroupAdmin,
  createGroupChat,
  leaveChat,
  removeChatMember,
  renameGroupChat,
} from '../chats/groups/group.service';
import { Chat, presentChat } from './chats.present';
import { inputOf } from './read';
import { route } from './route';
import { Id } from './shapes';

/** Group chats. */
export const groupRoutes = [
  route({
    method: 'post',
    path: '/chats/groupchat',
    permission: 'chat:open',
    summary: 'Creates a group that you administer',
    body: Type.Object({ groupMembers: Type.Array(Id), groupName: Type.String() }),
    missing: 'Provide both the groupMembers and the groupName',
    status: 201,
    answer: Chat,
    async handle({ body: { groupMembers: memberIds, groupName: name }, viewer, loaders }) {
      const input = await inputOf(CreateGroupChatInput, { memberIds, name });
      return presentChat(await createGroupChat(viewer, input), loaders);
    },
  }),
  route({
    method: 'patch',
    path: '/chats/addmember',
    permission: 'chat:change',
    summary: 'Adds someone to a group that you administer',
    body: Type.Object({ member_Id: Id, chat_id: Id }),
    answer: Chat,
    async handle({ body: { member_Id, chat_id: chatId }, viewer, loaders }) {
      const input = await inputOf(AddChatMembersInput, { chatId, userIds: [member_Id] });
      return presentChat(await addChatMembers(viewer, input), loaders);
    },
  }),
  route({
    method: 'patch',
    path: '/chats/removemember',
    permission: 'chat:change',
    summary: 'Removes someone from a group that you administer',
    body: Type.Object({ member_Id: Id, chat_id: Id }),
    answer: Chat,
    async handle({ body: { member_Id: userId, chat_id: chatId }, viewer, loaders }) {
      const input = await inputOf(GroupMemberInput, { chatId, userId });
      return presentChat(await removeChatMember(viewer, input), loaders);
    },
  }),
  route({
    method: 'patch',
    path: '/chats/renamegroup',
    permission: 'chat:change',
    summary: 'Renames a group that you administer',
    body: Type.Object({ groupName: Type.String(), chat_id: Id }),
    answer: Chat,
    async handle({ body: { groupName: name, chat_id: chatId }, viewer, loaders }) {
      const input = await inputOf(RenameGroupChatInput, { chatId, name });
      return presentChat(await renameGroupChat(viewer, input), loaders);
    },
  }),
  route({
    method: 'patch',
    path: '/chats/changeadmin',
    permission: 'chat:change',
    summary: 'Makes another member the administrator of your group, in your place',
    body: Type.Object({ newAdmin: Id, chat_id: Id }),
    answer: Chat,
    async handle({ body: { newAdmin: userId, chat_id: chatId }, viewer, loaders }) {
      const input = await inputOf(GroupMemberInput, { chatId, userId });
      return presentChat(await changeGroupAdmin(viewer, input), loaders);
    },
  }),
  route({
    method: 'patch',
    path: '/chats/leavegroup',
    permission: 'chat:change',
    summary: 'Leaves a group',
    body: Type.Object({ chat_id: Id }),
    async handle({ body: { chat_id: chatId }, viewer }) {
      await leaveChat(viewer, await inputOf(LeaveChatInput, { chatId }));
    },
  }),
];
