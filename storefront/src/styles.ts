import '@witryna/modules/theme/fonts.css';
import '@witryna/modules/theme/tokens.css';
import '@witryna/modules/theme/base.css';
