// The gamma function from 3/2 to 5/2.
//
// Written by Tests/Coefficients/special.py, which proves it.

enum GammaTable {
  /// A row of each centre: the value there as a pair, and the coefficients.
  static let rows: [Double] = [
    0x1.c799_aecd_4795_1p-1, -0x1.0649_1542_60c5_1p-55, 0x1.8d6c_dc9a_0c33_6p-9,
    -0x1.3620_5d7c_04c0_4p-8, 0x1.e1b6_f8ef_c671_0p-8, -0x1.768f_fc7f_2e36_8p-7,
    0x1.2548_709a_b170_cp-6, -0x1.bdb0_1f2d_f6e8_cp-6, 0x1.6c78_7cca_eadd_9p-5,
    -0x1.dde9_6303_5e04_8p-5, 0x1.fa14_53f4_6712_ap-4, -0x1.2eac_05df_b2d0_cp-4,
    0x1.9775_8497_a3fb_9p-2, 0x1.543f_8239_fe82_5p-4,
    0x1.d00a_6ad5_6f3a_dp-1, -0x1.9b46_0e15_96c2_ep-55, 0x1.23de_e745_d50e_9p-10,
    -0x1.eb9c_97df_19d8_1p-10, 0x1.9ce4_5c83_4685_ap-9, -0x1.593a_f6fc_d90e_6p-8,
    0x1.26a9_1b81_ec10_7p-7, -0x1.d573_9ffe_9b1d_bp-7, 0x1.b9c9_9f74_cba3_7p-6,
    -0x1.081e_200f_52e8_7p-5, 0x1.88eb_cca5_947a_7p-4, -0x1.42c3_5c99_eec9_4p-6,
    0x1.85ed_c4ad_e2d9_fp-2, 0x1.709b_25b1_97c7_cp-3,
    0x1.de99_088f_e9c2_6p-1, -0x1.ed32_6be8_72dd_6p-56, 0x1.cc89_850c_4b3a_cp-12,
    -0x1.9ffb_56eb_4f72_bp-11, 0x1.786c_df9f_6ae9_7p-10, -0x1.4eae_a9a4_3e6b_1p-9,
    0x1.39fd_7966_2d0e_2p-8, -0x1.f7bd_4ebe_6c2d_3p-8, 0x1.20f8_7209_18b6_6p-6,
    -0x1.041b_0f36_a7fb_ep-6, 0x1.4cd0_8b8e_b95a_ap-4, 0x1.8c05_4c8f_b54a_1p-6,
    0x1.8705_5a0b_3d7c_cp-2, 0x1.1992_4a03_486e_ap-2,
    0x1.f348_f37d_8f21_cp-1, -0x1.614b_9a5c_5f2f_ep-55, 0x1.82b5_e9e9_88a5_6p-13,
    -0x1.7421_a5e6_cb4f_7p-12, 0x1.6ae4_1aba_1e04_8p-11, -0x1.50e0_cb7d_f39e_cp-10,
    0x1.6444_4df9_f600_fp-9, -0x1.0965_1e27_29d8_9p-8, 0x1.9e9a_de3f_6329_2p-7,
    -0x1.34f6_b91d_f13a_cp-8, 0x1.3340_8f06_8b95_8p-4, 0x1.01d5_e6ff_3d8e_1p-4,
    0x1.97d8_d845_5d0a_6p-2, 0x1.7d1e_c456_51d5_ap-2,
    0x1.072e_8907_4396_bp+0, -0x1.63fd_6781_897a_ep-55, 0x1.5737_1bc5_310f_4p-14,
    -0x1.5ca9_08e9_3d1e_2p-13, 0x1.7166_f2a4_c82a_9p-12, -0x1.5976_7733_b8b4_ep-11,
    0x1.b436_578b_a8f7_6p-10, -0x1.f677_38a3_4b6d_6p-10, 0x1.4b92_2d3c_faa8_0p-7,
    0x1.e621_9b08_5413_0p-9, 0x1.325e_3cd0_861a_3p-4, 0x1.9a58_38a1_4e7e_ap-4,
    0x1.b72b_cf7e_777e_4p-2, 0x1.e6b3_2f0f_305f_8p-2,
    0x1.1829_55f7_a32e_5p+0, -0x1.01a3_3131_e77f_5p-55, 0x1.4098_7ecf_645c_7p-15,
    -0x1.5242_095b_24a6_9p-14, 0x1.8f45_01f6_7980_1p-13, -0x1.5bf6_7676_430f_2p-12,
    0x1.270b_f60d_cb5a_dp-10, -0x1.21a1_6627_cff8_ap-11, 0x1.2973_56bf_ab74_0p-7,
    0x1.62fb_5d7e_57e2_fp-7, 0x1.4525_b77f_c142_cp-4, 0x1.1bbb_8972_09be_ep-3,
    0x1.e4ee_b71d_9b81_fp-2, 0x1.2cf4_01ed_818b_5p-1,
    0x1.2cf0_8bcb_b43d_5p+0, 0x1.500b_5780_980a_1p-56, 0x1.3b27_017e_022c_fp-16,
    -0x1.4d9b_cd25_9e8c_ap-15, 0x1.d1fb_64c0_bacf_5p-14, -0x1.38e5_50d6_411d_0p-13,
    0x1.c50f_08ba_1741_4p-11, 0x1.be0c_cafe_4642_4p-12, 0x1.283f_d9e2_607a_1p-7,
    0x1.1fef_c5bc_0e5e_5p-6, 0x1.6983_9d64_2c39_8p-4, 0x1.7134_cf82_d925_1p-3,
    0x1.1100_70a6_8ce1_fp-1, 0x1.6d38_4800_0115_4p-1,
    0x1.45fe_9792_4ba0_4p+0, 0x1.8124_1035_5b3a_bp-59, 0x1.487c_ac93_eeeb_ap-17,
    -0x1.41a4_bb15_2af4_dp-16, 0x1.2ed1_c55c_75d0_2p-14, -0x1.3b12_1c15_5b2a_9p-15,
    0x1.905a_2e9d_6291_1p-11, 0x1.4222_c6f7_2ba6_bp-10, 0x1.4033_de07_3641_fp-7,
    0x1.92cd_a696_e8c0_1p-6, 0x1.9f5c_69a8_7349_2p-4, 0x1.d1f1_3618_9d66_7p-3,
    0x1.380b_4f84_5f76_8p-1, 0x1.b629_6b60_322d_ap-1,
  ]
}
