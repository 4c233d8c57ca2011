/** Opens a modal dialog. The page behind loses its scrollbar but keeps its width, so that nothing moves. */
export function showModal(dialog: HTMLDialogElement) {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar-room', window.innerWidth > clientWidth ? 'stable' : 'auto')
  dialog.showModal()
}
