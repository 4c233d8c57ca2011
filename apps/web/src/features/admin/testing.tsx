import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ToastProvider } from '../../ui/toast.tsx'

/** Draws a part of the back office inside what the application has around it; an answer that fails is not asked for again. */
export function renderAdmin(part: ReactNode, address = '/admin') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(part, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]}>
          <ToastProvider>{children}</ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>
    ),
  })
}
