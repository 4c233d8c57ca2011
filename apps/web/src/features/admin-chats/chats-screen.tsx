import { useSearchParams } from 'react-router-dom'
import {
  FilterLinks,
  ListDetail,
  SearchBox,
  useOpenRecord,
  usePagedList,
  useSearchText,
} from '../admin/index.ts'
import { ChatDetail } from './chat-detail.tsx'
import { ChatList } from './chat-list.tsx'
import { chatsQuery, isChatFilter } from './queries.ts'
import { QuestionList } from './question-list.tsx'

const QUESTIONS = 'questions'
const VIEWS = [
  { value: '', label: 'All chats' },
  { value: 'unanswered', label: 'Without an answer' },
  { value: 'down', label: 'Rated down' },
  { value: 'lead', label: 'Became a lead' },
  { value: QUESTIONS, label: 'Open questions' },
]

/** What visitors asked the assistant, what it answered, and what it could not. */
export function ChatsScreen() {
  const [params] = useSearchParams()
  const search = useSearchText('search')
  const view = params.get('view') ?? ''
  const filter = { search: search.committed || undefined, filter: isChatFilter(view) ? view : undefined }
  const { openId, close } = useOpenRecord('chat')
  const chats = usePagedList(chatsQuery(filter))

  return (
    <ListDetail
      openId={openId}
      onClose={close}
      hint={chats.data?.pages[0]?.total ? 'Choose a conversation to read it here.' : ''}
      list={
        <div className="grid grid-cols-1 gap-3">
          {view !== QUESTIONS && (
            <SearchBox label="Search chats" placeholder="Words of questions and answers" search={search} />
          )}
          <FilterLinks label="Choose a view" param="view" options={VIEWS} current={view} />
          {view === QUESTIONS ? (
            <QuestionList openId={openId} />
          ) : (
            <ChatList chats={chats} filter={filter} openId={openId} />
          )}
        </div>
      }
      detail={openId && <ChatDetail key={openId} id={openId} onClose={close} />}
    />
  )
}
