import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ToastProvider } from '../../ui/toast.tsx'

/** Renders a part of the back office with its providers; failed queries are not retried. */
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
